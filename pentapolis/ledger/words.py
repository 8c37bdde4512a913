"""Words as the search compares them: without case, without accents, without plural."""

import re
import unicodedata

_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


def plain(text: str) -> str:
    """The text without case and accents, so that "konfliktusjelzo" finds "Konfliktusjelző"."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def words(text: str) -> list[str]:
    """The plain words of a text; a hyphenated word, such as a rule id, stays one word."""
    return _WORD.findall(plain(text))


def with_parts(found: list[str]) -> list[str]:
    """The words and what follows each hyphen in them, so that "mil-03" finds "swd-mil-03"."""
    expanded = list(found)
    for word in found:
        parts = word.split("-")
        expanded += ["-".join(parts[i:]) for i in range(1, len(parts))]
    return expanded


def singular(word: str) -> str:
    """A rough English singular: good enough to see that "cities" is the glossary's "city"."""
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def speaks_of(text: list[str], phrase: list[str]) -> bool:
    """Whether the words of the phrase stand next to each other in the text, in singular or plural."""
    wanted = [singular(word) for word in phrase]
    have = [singular(word) for word in text]
    return any(have[i : i + len(wanted)] == wanted for i in range(len(have) - len(wanted) + 1))
