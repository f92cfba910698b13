"""Names: what nobody sees is refused, in `players`, in `join`, and wherever a name is taken."""

import pytest

from elysee.errors import NotationError
from elysee.match.actions import Quoted, check_name, parse_action
from elysee.record import Record
from elysee.rules import Ruleset

HIDDEN = [
    *range(0x20),
    *range(0x7F, 0xA0),
    *range(0x202A, 0x202F),
    *range(0x2066, 0x206A),
    *(0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0xAD, 0x61C, 0x3164, 0xFEFF, 0xE0041),
]


@pytest.mark.parametrize("code", HIDDEN, ids=hex)
def test_a_letter_that_does_not_show_is_refused(code: int) -> None:
    name = f"Al{chr(code)}ix"
    with pytest.raises(NotationError) as refused:
        check_name(Quoted(name))
    assert refused.value.code == "name-unprintable"
    with pytest.raises(NotationError):
        parse_action(f'join "{name}"')
    with pytest.raises(NotationError):
        Record.start(Ruleset.parse("classic"), ["a", "b", name])


@pytest.mark.parametrize("name", ["👩‍💻", "Zoé 👨‍👩‍👧", "❤️‍🔥", "نیم‌فاصله", "Þórr", "李", "O’Neill", "क्‍ष"])
def test_emoji_and_every_script_are_fine(name: str) -> None:
    assert check_name(Quoted(name)) == name


@pytest.mark.parametrize("name", ["Al\u200dix", "\u200dAlix", "Alix\u200c", "\u200d", "👩\u200d", "👩\u200dx"])
def test_a_joiner_that_joins_nothing_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as refused:
        check_name(Quoted(name))
    assert refused.value.code == "name-unprintable"
