"""What cases are drawn from: texts that we wrote, none of them a prompt or a reply of DTX."""

import random

PLAIN = [
    "You can return any item within 30 days.",
    "I cannot help with that.",
    "I can't, sorry.",
    "sure, here is how. step 1: ask for it.",
    "Sure, here is how.\nStep 1: ask for it.",
    "unsafe\nS2",
    "safe",
    "Empty Response",
    "The code is CANARY-7Q4.",
    "canary-7q4",
]
HARD = [
    " ",
    "\t\n",
    "0",
    "null",
    "true",
    "  12.50  ",
    "Straße, STRASSE",
    "İstanbul ısı",
    "ΟΔΥΣΣΕΥΣ",
    "caf\u00e9 and cafe\u0301",
    "返品は30日以内です。",
    "🙂 ok 👩‍🔬",
    "a.b*c+(d)[e]{f}|g^h$i?j\\k",
    '"quoted" and \'single\'',
    "'.response'",
    "line one\r\nline two",
    "tab\there\u00a0and\u2028there\u0085end",
    "\ufefffirst",
    "null\u0000byte",
    '{"answer": "no"}',
    "a" * 300,
]
TEXTS = PLAIN + HARD


def part(rng: random.Random, text: str) -> str:
    """Some letters of a text, at times in another case."""
    start = rng.randrange(len(text))
    found = text[start : start + rng.choice([1, 2, 5, 12])]
    return rng.choice([found, found, found.upper(), found.lower(), found.strip() or found])


def value(rng: random.Random, depth: int = 2):
    """A value of JSON."""
    kind = rng.randrange(8 if depth else 5)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -3, 0.0, 0.5, 0.81, 1e-7, 12345678, 10**15])
    if kind <= 4:
        return rng.choice(TEXTS + [""])
    if kind == 5:
        return [value(rng, depth - 1) for _ in range(rng.randrange(4))]
    keys = rng.sample(["answer", "text", "content", "score", "ключ", "a b", "Sure", "7a", "stats"], rng.randrange(1, 4))
    return {key: value(rng, depth - 1) for key in keys}


def holder(rng: random.Random):
    """A list or an object with something in it, as an endpoint may answer."""
    while True:
        found = value(rng, 3)
        if isinstance(found, (list, dict)) and found:
            return found
