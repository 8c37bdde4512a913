"""The web client's files, held in memory: they are few and small, and every start reads them anew."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
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
    """Every address that is no file's is a page of the client, which finds its way by itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): Page(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def find(self, path: str) -> Page | None:
        name = path.strip("/")
        page = self.files.get(name or INDEX)
        if page is None and "." not in name.rpartition("/")[2]:
            return self.files.get(INDEX)
        return page
