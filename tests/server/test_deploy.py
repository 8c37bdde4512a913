"""The units of systemd: closed as far as a game server can be, and in step with the program."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from pentapolis.server.settings import read
from pentapolis.server.system import stand_back

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
SERVICES: Final = ["pentapolis.service", "pentapolis-backup.service"]
SAFE: Final = 1.0  # up to here systemd calls a service safe
#: What `systemd-analyze security` weighs, for computers that do not have it.
CLOSED: Final = {
    "DynamicUser": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "PrivateUsers": "yes",
    "PrivateMounts": "yes",
    "ProtectProc": "invisible",
    "ProcSubset": "pid",
    "ProtectClock": "yes",
    "ProtectHostname": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectControlGroups": "yes",
    "RemoveIPC": "yes",
    "CapabilityBoundingSet": "",
    "AmbientCapabilities": "",
    "NoNewPrivileges": "yes",
    "RestrictNamespaces": "yes",
    "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes",
    "LockPersonality": "yes",
    "MemoryDenyWriteExecute": "yes",
    "SystemCallArchitectures": "native",
    "IPAddressDeny": "any",
    "UMask": "0077",
}


def directives(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


@pytest.mark.parametrize("name", SERVICES)
def test_services_are_closed(name: str) -> None:
    said = directives(name)
    assert {key: said[key] for key in CLOSED} == {key: [value] for key, value in CLOSED.items()}
    assert said["SystemCallFilter"][:2] == ["@system-service", "~@privileged @resources"]


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not here; its directives are held above"
)
@pytest.mark.parametrize("name", SERVICES)
def test_systemd_calls_them_safe(name: str) -> None:
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(DEPLOY / name)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    level = re.search(r"Overall exposure level for \S+: ([\d.]+) (\w+)", said)
    assert level, said
    assert float(level[1]) <= SAFE, said
    assert level[2] == "SAFE"


def test_bots_think_also_where_they_may_not_lower_their_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one of the `@resources` that the unit forbids."""

    def refuse(_: int) -> int:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.nice", refuse)
    stand_back(10)


def test_the_server_is_started_with_options_that_it_has() -> None:
    (started,) = directives("pentapolis.service")["ExecStart"]
    assert shlex.split(started)[1:] == [
        "serve", "--config", "/etc/pentapolis.toml", "--data", "/var/lib/pentapolis",
    ]  # fmt: skip
    (copied,) = directives("pentapolis-backup.service")["ExecStart"]
    assert 'pentapolis backup "/var/lib/pentapolis/backups/' in copied
    assert "--data /var/lib/pentapolis" in copied


def test_the_settings_beside_them_can_be_read() -> None:
    values = read(DEPLOY / "pentapolis.toml").values
    assert values["origins"] == ("https://games.example",)
    assert values["new_tables"] == pytest.approx((20, 5 / 60))


def test_the_timer_starts_the_backup() -> None:
    timer = directives("pentapolis-backup.timer")
    assert timer["OnCalendar"] == ["daily"]
    assert timer["Persistent"] == ["true"]
    assert timer["WantedBy"] == ["timers.target"]
