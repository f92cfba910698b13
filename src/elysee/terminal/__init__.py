"""Play in the terminal: a table printed for each turn, cards as people type them, a match that is never lost.

What the screen shows comes from a view of one seat (`elysee.record.View`), never from the match itself.
"""
