"""A small complete game, and the command's work: writing it anew under another name.

`few_cards` is a game like any other, whose files are copied. Beside it lie its rule ledgers and its tests.
"""

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
TEMPLATE: Final = HERE / "few_cards"
BESIDE: Final = HERE / "beside"
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
RULE: Final = re.compile(r"\*\*([A-Z]+)-[A-Z]+-[0-9]+\*\*")
LONGEST: Final = 40
CHECKOUT: Final = ("pentapolis/games", "docs/rules", "tests/rules")


class SkeletonError(ValueError):
    """A game cannot be written: `message` and `args` say why, as for every sentence."""

    def __init__(self, message: str, **args: str) -> None:
        super().__init__(f"{message}: {args}")
        self.message = message
        self.told = args


class Names:
    """What the new game is called, everywhere."""

    def __init__(self, slug: str) -> None:
        if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
            raise SkeletonError("cli-new-game-slug", given=slug)
        words = slug.split("-")
        self.slug = slug
        self.folder = "_".join(words)
        # pytest takes classes whose names begin with Test for tests.
        if keyword.iskeyword(self.folder) or self.folder.startswith("test"):
            raise SkeletonError("cli-new-game-slug", given=slug)
        self.camel = "".join(word.capitalize() for word in words)
        self.title = " ".join(word.capitalize() for word in words)
        self.prefix = prefix_of(words)

    def put_into(self, text: str) -> str:
        """A text of the template with this game's names."""
        for old, new in (
            ("pentapolis.skeleton.few_cards", f"pentapolis.games.{self.folder}"),
            ("few_cards", self.folder),
            ("few-cards", self.slug),
            ("FewCards", self.camel),
            ("Few Cards", self.title),
            ("FEW", self.prefix),
        ):
            text = text.replace(old, new)
        return text


def prefix_of(words: list[str]) -> str:
    """Of its rule ids: the initials of three words or more, else the first letters."""
    letters = "".join(word[0] for word in words) if len(words) > 2 else "".join(words)
    return re.sub("[^a-z]", "", letters)[:3].upper().ljust(2, "X")


def files(names: Names, root: Path) -> Iterator[tuple[Path, str]]:
    """Every file of the new game and what stands in it."""
    folder = root / "pentapolis" / "games" / names.folder
    tests = root / "tests" / "rules" / names.folder
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".md"):
            yield folder / path.relative_to(TEMPLATE), names.put_into(path.read_text(encoding="utf-8"))
    yield tests / "__init__.py", ""
    for path in sorted(BESIDE.glob("test_*.py")):
        yield tests / path.name, names.put_into(path.read_text(encoding="utf-8"))
    for language in ("", "hu"):
        text = (BESIDE / language / "rules.md").read_text(encoding="utf-8")
        yield root / "docs" / "rules" / language / f"{names.folder}.md", names.put_into(text)


def prefixes(root: Path) -> set[str]:
    """The prefixes of rule ids that are taken in a checkout; the kernel's own is one."""
    taken = {"PEN"}
    for path in (root / "docs" / "rules").glob("*.md"):
        if path.is_file():
            taken.update(RULE.findall(path.read_text(encoding="utf-8", errors="replace")))
    return taken


def write_game(slug: str, root: Path) -> list[Path]:
    """Write a new game into a checkout and say which files it has; SkeletonError, and nothing is written, if not."""
    names = Names(slug)
    if not all((root / place).is_dir() for place in CHECKOUT):
        raise SkeletonError("cli-new-game-checkout", file=str(root))
    tests = root / "tests" / "rules"
    for path in (root / "pentapolis" / "games" / names.folder, tests / names.folder, tests / f"{names.folder}.py"):
        if path.exists() or path.is_symlink():
            raise SkeletonError("cli-new-game-exists", file=str(path))
    wanted = list(files(names, root))
    for path, _ in wanted:
        if path.exists() or path.is_symlink():
            raise SkeletonError("cli-new-game-exists", file=str(path))
    if names.prefix in prefixes(root):
        raise SkeletonError("cli-new-game-prefix", given=slug, prefix=names.prefix)
    written: list[Path] = []
    try:
        for path, text in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            written.append(path)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        take_back(written, root)
        raise SkeletonError("cli-new-game-unwritable", file=str(error.filename), reason=str(error.strerror)) from None
    return written


def take_back(written: list[Path], root: Path) -> None:
    """Remove what was written of a game that could not be written whole, and the folders made for it."""
    for path in reversed(written):
        path.unlink(missing_ok=True)
        for folder in path.parents:
            if folder == root or any(folder == root / place for place in CHECKOUT) or any(folder.iterdir()):
                break
            folder.rmdir()
