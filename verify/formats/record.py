"""Records which files the models of DTX accept: `record.py OUT.json`, with the Python of an environment that has DTX.

Small files of ours are changed in one place each, by hand (`mistakes.py`) and by a seed, and given to
the classes that read a scope and a plan. `npm test` compares what the config lab says of the same
files with this recording, without Python. Nothing is run and nothing is contacted.
"""

import copy
import json
import random
import sys
from importlib.metadata import version

from dtx_models.analysis import RedTeamPlan
from dtx_models.scope import RedTeamScope
from pydantic import ValidationError

from mistakes import BASES, MISTAKES

SEED = 34
DRAWN = 110
VALUES = [None, "", "text", "5", 3, -1, 0.5, True, [], {}, ["text"], [3], {"text": "text"}]


def places(value, at=()):
    """Every place in a document, the outermost first."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*at, key)
        yield from places(each, (*at, key))


def changed(document, at, how):
    """`how` is `{"set": value}` or `{"drop": true}`; an empty place is the document itself."""
    document = copy.deepcopy(document)
    if not at:
        return how["set"]
    *way, last = at
    holder = document
    for step in way:
        holder = holder[step]
    if "drop" in how:
        del holder[last]
    else:
        holder[last] = copy.deepcopy(how["set"])
    return document


def drawn(rng):
    for _ in range(DRAWN):
        base = rng.choice(sorted(BASES))
        at = rng.choice(list(places(BASES[base])))
        how = {"drop": True} if rng.random() < 0.3 else {"set": rng.choice(VALUES)}
        yield base, list(at), how


def verdict(base, document):
    """What the class says: nothing when it takes the document, otherwise the error and the fields it names."""
    reader = RedTeamScope if base.startswith("scope") else RedTeamPlan
    try:
        reader(**copy.deepcopy(document))
        return None
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False, include_context=False)
        names = {str(step) for each in found for step in each["loc"][-1:] if isinstance(step, str)}
        return {"error": "ValidationError", "fields": sorted(names)}
    except Exception as error:  # the class and the message are what is recorded
        return {"error": type(error).__name__, "fields": []}


def main(out):
    unchanged = [(base, [], {"set": BASES[base]}) for base in sorted(BASES)]
    cases, seen = [], set()
    for base, at, how in [*unchanged, *MISTAKES, *drawn(random.Random(SEED))]:
        key = json.dumps([base, at, how])
        if key in seen or (at and how.get("set", KeyError) == value_at(BASES[base], at)):
            continue
        seen.add(key)
        cases.append({"base": base, "at": at, **how, "refused": verdict(base, changed(BASES[base], at, how))})
    recording = {"dtx": version("dtx"), "models": version("dtx-models"), "seed": SEED, "bases": BASES}
    lines = ",\n    ".join(json.dumps(each, ensure_ascii=False) for each in cases)
    head = json.dumps(recording, ensure_ascii=False, indent=2)[:-2]
    with open(out, "w", encoding="utf-8") as file:
        file.write(f'{head},\n  "cases": [\n    {lines}\n  ]\n}}\n')
    refused = sum(each["refused"] is not None for each in cases)
    print(f"{len(cases)} files, {refused} of them refused")


def value_at(document, at):
    for step in at:
        try:
            document = document[step]
        except (KeyError, IndexError):
            return KeyError
    return document


if __name__ == "__main__":
    main(sys.argv[1])
