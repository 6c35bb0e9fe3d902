"""Records what the agents and evaluators of DTX make of cases that are drawn here: see README.md."""

import argparse
import contextlib
import io
import json
import logging
import random
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from loguru import logger

# Loaded when asked for: only the agents need the extra `torch`.
KINDS = {
    "agents": "agent_cases",
    "keyword": "keyword_cases",
    "jq": "jq_cases",
    "judge": "judge_cases",
    "stored": "stored_cases",
}
FOLDER = Path(__file__).parents[2] / "tests" / "fixtures" / "evaluators"


def main(asked: argparse.Namespace) -> None:
    logging.disable()
    logger.remove()
    asked.to.mkdir(exist_ok=True)
    versions = {name: version(name) for name in ("dtx", "jq", "pydantic")}
    for name in asked.names or KINDS:
        rng = random.Random(f"{asked.seed} {name}")
        recorded = list(recordings(import_module(KINDS[name]), rng, asked.count))
        head = {**versions, "seed": asked.seed}
        lines = [json.dumps(each, ensure_ascii=False) for each in recorded]
        text = json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(lines) + "\n]}\n"
        (asked.to / f"{name}.json").write_text(text)
        print(f"{name}: {len(lines)} cases")


def recordings(kind, rng: random.Random, count: int):
    for case in kind.cases(rng, count):
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            result = kind.record(case)
        yield {**case, "real": result}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*KINDS, []], help="recordings; all unless told")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--count", type=int, default=240, help="cases of each")
    parser.add_argument("--to", type=Path, default=FOLDER, help="folder")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
