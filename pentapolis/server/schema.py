"""`python -m pentapolis.server.schema` prints the OpenAPI document, from which clients make their types."""

import inspect
import json
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import pentapolis
from pentapolis.server import protocol
from pentapolis.server.routes import api

# The document alone: pages that draw it would load their scripts from other hosts.
CONFIG = OpenAPIConfig(
    title="Pentapolis", version=pentapolis.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
)


def openapi_document() -> dict[str, Any]:
    """The routes, and the messages of the socket among the schemas. It needs no running server."""
    app = Litestar(route_handlers=[api], openapi_config=CONFIG, logging_config=None)
    document: dict[str, Any] = app.openapi_schema.to_schema()
    structs = [
        thing
        for thing in vars(protocol).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    document.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
    return document


if __name__ == "__main__":
    print(json.dumps(openapi_document(), indent=1, ensure_ascii=False))
