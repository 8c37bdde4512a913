"""Hungarian articles and case suffixes for names.

Every function takes a name as printed ("A Kolosszus", "Fürdő", "5") and gives it back changed; the results
can be fed to each other, so that `article(accusative(name))` is "a Kolosszust". A name's own article is
dropped by every suffix and put back, in lower case, by `article`.

The rules are the regular ones of the language; the tables below hold what the rules cannot know. What only a
single name can know is in its traits, the Fluent attributes of its message:

    article = none      takes no article: "megépíti Zeusz szobrát"
    number = plural     its last -k is the plural's: "Falakat", but "sisakot"
    t, nak, ban, ...    the finished form, named like the function, where rules and tables fail
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.words.names import NO_TRAITS, Name, alternatives, capital, listing

BACK: Final = "aáoóuú"
FRONT: Final = "eöőüű"
NEUTRAL: Final = "éií"
ROUNDED: Final = "öőüű"
VOWELS: Final = BACK + FRONT + NEUTRAL
LENGTHENED: Final = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
DIGRAPHS: Final = ("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")

#: Consonants the accusative -t follows directly when a vowel stands before them.
SMOOTH: Final = ("j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs")

#: Accusatives the rules would miss, stem and suffix, of a word and of the compounds ending in it; the longest
#: entry counts.
ACCUSATIVES: Final = {
    # a vowel of the stem falls out
    "alom": "alm|at",  # birodalom, hatalom, forradalom
    "halom": "halm|ot",
    "malom": "malm|ot",
    "delem": "delm|et",  # kereskedelem, védelem
    "telem": "telm|et",
    "zelem": "zelm|et",
    "bokor": "bokr|ot",
    "sátor": "sátr|at",
    "szobor": "szobr|ot",
    "torony": "torny|ot",
    "gödör": "gödr|öt",
    "ökör": "ökr|öt",
    "tükör": "tükr|öt",
    # a vowel of the stem is shortened
    "híd": "hid|at",
    "kút": "kut|at",
    "madár": "madar|at",
    "mocsár": "mocsar|at",
    "mozsár": "mozsar|at",
    "nyíl": "nyil|at",
    "kenyér": "kenyer|et",
    "kerék": "kerek|et",
    "levél": "level|et",
    "szekér": "szeker|et",
    "tér": "ter|et",
    "tűz": "tüz|et",
    "víz": "viz|et",
    # the open linking vowel
    "fal": "fal|at",
    "fegyvertár": "fegyvertár|at",
    "ház": "ház|at",
    "hold": "hold|at",
    "kincstár": "kincstár|at",
    "könyvtár": "könyvtár|at",
    "levéltár": "levéltár|at",
    "magtár": "magtár|at",
    "piros": "piros|at",
    "raktár": "raktár|at",
    "szertár": "szertár|at",
    "toll": "toll|at",
    "vár": "vár|at",
    "föld": "föld|et",
    "könyv": "könyv|et",
    "zöld": "zöld|et",
    # numerals
    "három": "hárm|at",
    "hét": "het|et",
    "nyolc": "nyolc|at",
    "tíz": "tiz|et",
    "húsz": "húsz|at",
    "harminc": "harminc|at",
    "hatvan": "hatvan|at",
    "nyolcvan": "nyolcvan|at",
    "negyven": "negyven|et",
    "ötven": "ötven|et",
    "hetven": "hetven|et",
    "kilencven": "kilencven|et",
    "száz": "száz|at",
    "ezer": "ezr|et",
}

#: The same for words too short to be told from the ending of another word.
ACCUSATIVES_ALONE: Final = {
    "hó": "hav|at",
    "íj": "íj|at",
    "kő": "köv|et",
    "ló": "lov|at",
    "mű": "műv|et",
    "szó": "szav|at",
    "tó": "tav|at",
    "út": "ut|at",
}

#: Endings with front suffixes whatever vowels come before them: as back ones they would be -ás, -ság, -ász.
ALWAYS_FRONT: Final = ("és", "ség", "ész", "mény", "vény", "gép", "kép", "nép", "pénz", "szék", "tér", "víz")

#: Words with back suffixes although they have no back vowel.
ALWAYS_BACK: Final = ("cél", "derék", "díj", "férfi", "híd", "íj", "nyíl", "zsír")

LETTERS: Final = {
    "b": "bé", "c": "cé", "d": "dé", "f": "ef", "g": "gé", "h": "há", "j": "jé", "k": "ká", "l": "el",
    "m": "em", "n": "en", "p": "pé", "q": "kú", "r": "er", "s": "es", "t": "té", "v": "vé", "w": "vé",
    "x": "iksz", "y": "ipszilon", "z": "zé",
}  # fmt: skip
ONES: Final = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS: Final = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")

OWN_ARTICLE: Final = re.compile(r"^[Aa]z? (?=\w)")
NUMBER: Final = re.compile(r"\d{1,3}(?:\s\d{3})+(?!\d)|\d+")
ROMAN_ORDINAL: Final = re.compile(r"(M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))\.(?!\w)")
ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
LAST_WORD: Final = re.compile(r"(?:\b\d{1,3}(?:\s\d{3})+|[^\W_]+)(?=[\W_]*$)")


# --- sounds ---


def _base(letter: str) -> str:
    """The letter as Hungarian reads it: foreign marks are dropped, Hungarian ones kept."""
    letter = letter.lower()
    return letter if letter in VOWELS else unicodedata.normalize("NFD", letter)[0]


def _vowels(word: str) -> str:
    """The vowels of a word; a y that belongs to no digraph sounds like i ("Kennedy")."""
    vowels = []
    for place, letter in enumerate(map(_base, word)):
        if letter in VOWELS:
            vowels.append(letter)
        elif letter == "y" and word[place - 1 : place + 1].lower() not in DIGRAPHS:
            vowels.append("i")
    return "".join(vowels)


def _ends_in_vowel(word: str) -> bool:
    last = _base(word[-1])
    return last in VOWELS or (last == "y" and word[-2:].lower() not in DIGRAPHS)


def _last_consonant(word: str) -> str:
    return word[-2:] if word[-2:].lower() in DIGRAPHS else word[-1]


def _is_back(word: str) -> bool:
    """Vowel harmony: the last vowel that is not neutral decides; a word of neutral ones alone is front."""
    lower = word.lower()
    if lower.endswith(ALWAYS_BACK):
        return True
    if lower.endswith(ALWAYS_FRONT):
        return False
    decisive = _vowels(word).translate({ord(vowel): None for vowel in NEUTRAL})
    return decisive[-1:] in tuple(BACK)


def _spoken_number(digits: str) -> str:
    """The last word of a numeral read aloud."""
    if digits[-1] != "0" or not digits.strip("0"):
        return ONES[int(digits[-1])]
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros == 1:
        return TENS[int(digits[-2])]
    if zeros == 2:
        return "száz"
    return "ezer" if zeros < 6 else "millió" if zeros < 9 else "milliárd"


def _spoken(word: str) -> str:
    """How the end of a word sounds where its letters do not say it: "3" is "három", "MTK" ends in "ká"."""
    number = re.search(r"\d+$", re.sub(r"\s", "", word))
    if number:
        return _spoken_number(number[0])
    if len(word) == 1 or not _vowels(word):
        return LETTERS.get(word[-1].lower(), word)
    return word


# --- suffixes ---

#: From a spoken word, and whether its -k is the plural's, to its changed stem and the suffix.
Suffix = Callable[[str, bool], tuple[str, str]]


def _harmonic(back: str, front: str) -> Suffix:
    def suffix(word: str, plural: bool) -> tuple[str, str]:
        return _lengthened(word), back if _is_back(word) else front

    return suffix


def _lengthened(word: str) -> str:
    return word[:-1] + LENGTHENED.get(word[-1], word[-1])


def _accusative(word: str, plural: bool) -> tuple[str, str]:
    irregular = _irregular_accusative(word)
    if irregular:
        return irregular
    if _ends_in_vowel(word):
        return _lengthened(word), "t"
    if plural:
        return word, "at" if _is_back(word) else "et"
    last = _last_consonant(word)
    before = word[: -len(last)]
    if last.lower() in SMOOTH and before and _ends_in_vowel(before):
        return word, "t"
    if _is_back(word):
        return word, "ot"
    return word, "öt" if _vowels(word)[-1:] in tuple(ROUNDED) else "et"


def _irregular_accusative(word: str) -> tuple[str, str] | None:
    lower = word.lower()
    entries = [(lower, ACCUSATIVES_ALONE[lower])] if lower in ACCUSATIVES_ALONE else []
    entries += [(ending, form) for ending, form in ACCUSATIVES.items() if lower.endswith(ending)]
    if not entries:
        return None
    ending, form = max(entries, key=lambda entry: len(entry[0]))
    stem, suffix = form.split("|")
    kept = word[: -len(ending)]
    return kept + (stem.capitalize() if word[len(kept)].isupper() else stem), suffix


def _instrumental(word: str, plural: bool) -> tuple[str, str]:
    """-val, -vel; after a consonant the v becomes that consonant, which is never written three times."""
    ending = "al" if _is_back(word) else "el"
    if _ends_in_vowel(word):
        return _lengthened(word), "v" + ending
    last = _last_consonant(word)
    before = word[: -len(last)]
    if last.lower() == "x":
        return word, "sz" + ending
    doubled = before[-1:].lower() == last[0].lower()
    stem = before if doubled else before + last[0]
    return stem, last.lower() + ending


def _suffixed(text: str, plural: bool, suffix: Suffix) -> str:
    """Written onto the last word; after digits, initials, capitals and punctuation with a hyphen."""
    found = LAST_WORD.search(text)
    if not found:
        return text
    word = found[0]
    spoken = _spoken(word)
    stem, ending = suffix(spoken, plural)
    shouted = len(word) > 1 and word.isupper()
    if spoken != word or shouted or not text.endswith(word):
        return f"{text}-{ending}"
    return text[: -len(word)] + stem + ending


def _inflector(key: str, suffix: Suffix) -> Callable[[str], Name]:
    """The function of one case. In a list and in "X és Y" every member gets the suffix."""

    def inflect(name: str) -> Name:
        parts, traits = _parts(name), _traits(name)
        if parts:
            return listing([inflect(part) for part in parts], "hu")
        if key in traits:
            return Name(traits[key], traits)
        plural = traits.get("number") == "plural"
        members = _without_article(name).split(" és ")
        return Name(" és ".join(_suffixed(member, plural, suffix) for member in members), traits)

    return inflect


accusative: Final = _inflector("t", _accusative)
dative: Final = _inflector("nak", _harmonic("nak", "nek"))
inessive: Final = _inflector("ban", _harmonic("ban", "ben"))
elative: Final = _inflector("bol", _harmonic("ból", "ből"))
causal: Final = _inflector("ert", _harmonic("ért", "ért"))
instrumental: Final = _inflector("val", _instrumental)


# --- the article ---


def article(name: str) -> Name:
    """The name with its article as in the middle of a sentence: "a Fürdő", "az Oltár", "Zeusz szobra"."""
    parts, traits = _parts(name), _traits(name)
    if parts:
        return listing([article(part) for part in parts], "hu")
    if "person" in traits or traits.get("article") == "none":
        return Name(name, traits)
    bare = _without_article(name)
    return Name(f"{'az' if _takes_az(bare) else 'a'} {bare}", traits)


def _takes_az(text: str) -> bool:
    start = text.lstrip("„”\"'»«([")
    number = NUMBER.match(start)
    if number:
        return _number_takes_az(re.sub(r"\D", "", number[0]))
    roman = ROMAN_ORDINAL.match(start)
    if roman and roman[1]:
        return _number_takes_az(str(_roman_value(roman[1])))
    found = re.match(r"[^\W\d_]+", start)
    if not found:
        return False
    word = found[0]
    if len(word) == 1 or (word.isupper() and not _vowels(word[:2])):
        return _base(LETTERS.get(word[0].lower(), word)[0]) in VOWELS
    return bool(_vowels(word[0])) and not (word[0] in "yY" and _vowels(word[1]))


def _number_takes_az(digits: str) -> bool:
    """Öt and what begins with it; egy, ezer and egymillió, but száz and tíz."""
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


def _roman_value(numeral: str) -> int:
    values = [ROMAN[letter] for letter in numeral]
    following = [*values[1:], 0]
    return sum(-value if value < after else value for value, after in zip(values, following, strict=True))


def _without_article(name: str) -> str:
    """The name without an article of its own; a player's name is all his own."""
    return str(name) if "person" in _traits(name) else OWN_ARTICLE.sub("", name)


def _traits(name: str) -> Mapping[str, str]:
    return name.traits if isinstance(name, Name) else NO_TRAITS


def _parts(name: str) -> tuple[Name, ...]:
    return name.parts if isinstance(name, Name) else ()


def either(name: str) -> Name:
    """A list as a choice: "fa, agyag vagy kő"."""
    return alternatives(name, "hu")


#: What the Hungarian texts call these functions: by the article, by the suffix in its back form, by the "or".
FUNCTIONS: Final[Mapping[str, Callable[[str], Name]]] = {
    "A": article,
    "NAGY": capital,
    "T": accusative,
    "NAK": dative,
    "BAN": inessive,
    "BOL": elative,
    "ERT": causal,
    "VAL": instrumental,
    "VAGY": either,
}
