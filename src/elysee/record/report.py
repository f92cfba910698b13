"""What `elysee replay --json` says of a record (record.md)."""

from typing import Any

from elysee.errors import RecordError
from elysee.match import RoundResult
from elysee.record.record import Record


def report(record: Record, file: str | None = None) -> dict[str, Any]:
    """Give rounds, totals and what may come next, ready for JSON."""
    match = record.match
    due = match.next if match else None
    return {
        "file": file,
        "rounds": [_round(result) for result in match.results] if match else [],
        "totals": {str(player): total for player, total in sorted(match.totals.items())} if match else {},
        "finished": match.is_over if match else False,
        "next": {
            "phase": record.phase,
            "player": due.player if due else None,
            "actions": due.actions if due else [],
        },
    }


def _round(result: RoundResult) -> dict[str, Any]:
    putsch = result.putsch
    return {
        "places": list(result.places),
        "roles": {str(player): role for player, role in result.roles.items()},
        "points": {str(player): points for player, points in sorted(result.points.items())},
        "putsch": None if putsch is None else {"player": putsch[0], "won": putsch[1]},
    }


def refused(error: RecordError) -> dict[str, Any]:
    """Give what is wrong with a record that breaks a rule, ready for JSON."""
    return {"file": error.file, "line": error.line, "code": error.code, "error": error.explain("en")}
