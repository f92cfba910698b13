"""The match record: reading, canonical writing, views from one seat."""

from elysee.record.record import Record
from elysee.record.report import refused, report
from elysee.record.view import HIDDEN, SwapView, View, masked

__all__ = ["HIDDEN", "Record", "SwapView", "View", "masked", "refused", "report"]
