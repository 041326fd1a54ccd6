"""The files of the page, as they were built: read once, so that nothing else of this machine can be asked for."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response

FOLDER = Path(__file__).parent / "page"
_HASHED = re.compile(r".*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # names that change whenever the file does
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_LARGE_ENOUGH = 1000  # bytes, to be worth compressing
_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Top Cluck</title></head>
<body><p>This server is well, but its page was not built. <code>./dev page</code> builds it.</p></body></html>
"""


@dataclass(frozen=True, slots=True)
class PageFile:
    """One file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    type: str
    tag: str
    caching: str


class PageFiles:
    """All files of the page by name."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(path) for path in found}
        self.index = self._files.get("index.html") or packed(_NOT_BUILT.encode(), "text/html; charset=utf-8")

    def file(self, name: str) -> PageFile | None:
        """The file of that name."""
        return self._files.get(name)


def _read(path: Path) -> PageFile:
    type = guess_type(path.name)[0] or "application/octet-stream"
    if type.startswith("text/") or type in ("application/javascript", "application/json", "image/svg+xml"):
        type += "; charset=utf-8"
    in_assets = path.parent.name == "assets"
    return packed(path.read_bytes(), type, _FOR_EVER if in_assets and _HASHED.fullmatch(path.name) else _ASK_AGAIN)


def packed(body: bytes, type: str, caching: str = _ASK_AGAIN) -> PageFile:
    """Something ready to be sent again and again."""
    zipped = gzip.compress(body, 9, mtime=0) if "charset" in type and len(body) > _LARGE_ENOUGH else None
    return PageFile(body, zipped, type, f'"{sha256(body).hexdigest()[:20]}"', caching)


def sent(file: PageFile, headers: Headers) -> Response:
    """A file as an answer: nothing if the browser has it already, compressed if it likes that."""
    told = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=told)
    if file.zipped is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(file.zipped, headers={**told, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=told, media_type=file.type)
