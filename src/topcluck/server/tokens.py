"""Capabilities: whoever has the token of a seat plays it. Only its hash is stored, and looked up, never compared."""

from __future__ import annotations

import hashlib
import secrets


def fresh_token() -> str:
    """A new capability: 256 random bits in the alphabet of web addresses."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """The id of a new table; not secret, and not to be guessed either."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored of a token, or of a browser's key."""
    return hashlib.sha256(token.encode()).hexdigest()
