"""Text that people wrote, as others may see it."""

from __future__ import annotations

from unicodedata import category

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, direction, halves of characters, unassigned
_JOINERS = "\u200c\u200d"  # Persian, Indic scripts and many emoji need them


def one_line(text: str) -> str:
    """The text in one line, without signs that nobody sees or that turn the text around.

    >>> one_line(" a\\u202e b\\n c ")
    'a b c'
    """
    shown = "".join(sign for sign in " ".join(text.split()) if sign in _JOINERS or category(sign) not in _INVISIBLE)
    return " ".join(shown.split())
