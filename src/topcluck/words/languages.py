"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

from collections.abc import Mapping

from topcluck.kernel.errors import TopcluckError

LANGUAGES = ("en", "fr", "it", "de")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


class UnknownLanguage(TopcluckError, ValueError):
    """A language that there are no words for."""


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, or that of the environment, or English.

    >>> chosen_language(None, {"LANG": "fr_BE.UTF-8"}), chosen_language(None, {"LANG": "C"}), chosen_language("DE", {})
    ('fr', 'en', 'de')
    """
    if asked is not None:
        if _short(asked) not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {asked!r}; there are {', '.join(LANGUAGES)}")
        return _short(asked)
    for name in _VARIABLES:
        if environment.get(name):
            short = _short(environment[name])
            return short if short in LANGUAGES else "en"
    return "en"


def _short(tag: str) -> str:
    """``fr_BE.UTF-8`` and ``fr-BE`` are ``fr``."""
    return tag.replace("-", "_").split(".")[0].split("_")[0].lower()
