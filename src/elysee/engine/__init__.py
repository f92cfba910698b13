"""One round: the rules on plain integers (compiled where it can be), and `Round`, its friendly face."""
