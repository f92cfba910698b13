"""Players that need no person: each sees a view of one seat, and answers with a record line."""

from elysee.bots.bot import Bot
from elysee.bots.makers import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
