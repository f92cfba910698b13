"""Élysée: the card game Président, its rules, its players and its records."""
