"""Records what the agents and evaluators of DTX make of cases that are drawn here: see README.md."""

import contextlib
import io
import json
import logging
import random
import sys
from importlib.metadata import version
from pathlib import Path

import agent_cases
import jq_cases
import judge_cases
import keyword_cases
import stored_cases
from loguru import logger

SEED = 14
COUNT = 240
KINDS = {
    "agents": agent_cases,
    "keyword": keyword_cases,
    "jq": jq_cases,
    "judge": judge_cases,
    "stored": stored_cases,
}
FOLDER = Path(__file__).parents[2] / "tests" / "fixtures" / "evaluators"


def main(names: list[str]) -> None:
    logging.disable()
    logger.remove()
    FOLDER.mkdir(exist_ok=True)
    for name in names or KINDS:
        recorded = list(recordings(KINDS[name], random.Random(f"{SEED} {name}")))
        head = {"dtx": version("dtx"), "jq": version("jq"), "pydantic": version("pydantic"), "seed": SEED}
        lines = [json.dumps(each, ensure_ascii=False) for each in recorded]
        text = json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
        (FOLDER / f"{name}.json").write_text(text)
        print(f"{name}: {len(lines)} cases")


def recordings(kind, rng: random.Random):
    for case in kind.cases(rng, COUNT):
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            result = kind.record(case)
        yield {**case, "real": result}


if __name__ == "__main__":
    main(sys.argv[1:])
