"""Requests made from the OpenAPI document, good and bad: the server keeps to its own document."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig

from pentapolis.server.schema import openapi_document
from tests.server.house import ME, Client, Server, roomy

EXAMPLES: Final = 25
CHECKS: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LENIENT: Final = {("POST", "/api/session"), ("POST", "/api/tables")}


class Target:
    """A server with a table, and somebody who may do everything with it."""

    def __init__(self, server: Server, client: Client) -> None:
        self.server = server
        self.client = client
        self.table = client.table(ME, ME)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(roomy(f"sqlite:///{folder}/p.db")) as server, Client(server.address) as client:
        yield Target(server, client)


DOCUMENT: Final = openapi_document()
MODES: Final = GenerationConfig(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
CONFIG: Final = SchemathesisConfig(projects=ProjectsConfig(default=ProjectConfig(generation=MODES)))
schema = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_to_its_document(case: Any, target: Target) -> None:
    if (case.method, case.path) == ("DELETE", "/api/session"):
        with Client(target.server.address) as passing:  # a session that may end
            send(case, target, passing.bearer)
        return
    if "table" in case.path_parameters and case.meta.generation.mode is GenerationMode.POSITIVE:
        case.path_parameters["table"] = target.table
    send(case, target, target.client.bearer)


def send(case: Any, target: Target, bearer: str) -> None:
    headers = {"authorization": f"Bearer {bearer}"}
    # Where a body has a truth value, 0 and 1 are understood as well: nothing comes of it.
    lenient = [negative_data_rejection] if (case.method, case.path) in LENIENT else []
    checks = [check for check in CHECKS if check not in lenient]
    case.call_and_validate(base_url=target.server.address, headers=headers, checks=checks)


def test_every_route_is_in_the_document(target: Target) -> None:
    paths = {(method.upper(), path) for path, item in DOCUMENT["paths"].items() for method in item}
    assert len(paths) >= 18
    for method, path in paths:
        answers = DOCUMENT["paths"][path][method.lower()]["responses"]
        assert {"400", "429", "503"} <= set(answers)
