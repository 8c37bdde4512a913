"""The web client's files, held in memory: they are few and small, and every start reads them anew."""

import gzip
import hashlib
import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

from pentapolis.server.problems import refusal

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
#: The addresses of the client's pages, as its router knows them (a test compares the two).
CLIENTS_OWN: Final = re.compile(r"|new(/[^/]+)?|join|rules(/[^/]+)?|settings|table/[^/]+(/replay)?")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


class Page:
    """A file with its compressed twin. Names under `assets/` hold a digest of their contents and never change."""

    def __init__(self, name: str, body: bytes) -> None:
        self.type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.body = body
        self.packed = gzip.compress(body, 9, mtime=0) if self.type.startswith(("text/", "image/svg")) else None
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else ASK_AGAIN

    def answer(self, request: "Request[Any, Any, Any]") -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.type, headers=headers)
        return Response(self.body, media_type=self.type, headers=headers)


class Pages:
    """The files, and the client's pages, which are all one document: it finds its way by itself.

    Where the API alone is served there are none: every address but the API's is unknown.
    """

    def __init__(self, folder: Path | None = STATIC) -> None:
        self.files: dict[str, Page] = {}
        if folder is None:
            return
        self.files = {
            path.relative_to(folder).as_posix(): Page(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> Page | None:
        name = path.strip("/")
        return self.files.get(INDEX if CLIENTS_OWN.fullmatch(name) else name)


def missing() -> Response[str]:
    """The small page of an address that leads nowhere, in every language: the client is not there to choose one."""
    text = refusal("not-found").problem.text
    said = "".join(f'<p lang="{language}">{escape(sentence)}</p>' for language, sentence in text.items())
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<link rel="icon" href="/icon.svg"><title>404 · Pentapolis</title>'
        f'<main><h1>404</h1>{said}<p><a href="/">Pentapolis</a></p></main>'
    )
    return Response(page, status_code=404, media_type="text/html")
