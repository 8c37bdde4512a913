"""The web client's types are those of the server's OpenAPI document."""

import json
import shutil
import subprocess
from pathlib import Path

from pentapolis.server.schema import openapi_document

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_types_are_current(tmp_path: Path) -> None:
    """`make types` makes them anew."""
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(openapi_document(), ensure_ascii=False), encoding="utf-8")
    node = shutil.which("node")
    assert node is not None, "the tests need the Node of requirements/play.lock"
    made = tmp_path / "api.ts"
    program = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run([node, program, document, "--output", made], check=True, capture_output=True)
    assert made.read_text(encoding="utf-8") == (WEB / "src" / "generated" / "api.ts").read_text(encoding="utf-8")


def test_every_message_of_the_socket_is_in_the_document() -> None:
    schemas = openapi_document()["components"]["schemas"]
    assert {"Watch", "Command", "Play", "State", "Done", "Denied", "Problem"} <= set(schemas)
    assert schemas["State"]["properties"]["type"] == {"enum": ["state"]}
