"""Detectors of STINGRAY (garak): the stored answer of a prompt, and marks of a role."""

import itertools
import random

import drawn
from dtx.plugins.redteam.dataset.stingray.evaluator import Stringray_Evaluator
from dtx_models.evaluator import ModuleBasedPromptEvaluation
from dtx_models.prompts import BaseMultiTurnAgentResponse

STORED = [
    "encoding.DecodeMatch",
    "encoding.DecodeApprox",
    "prompt_injection.AttackRogueString",
    "continuation.Continuation",
    "replay.RepeatDiverges",
    "goodside.Glitch",
]
ROLES = ["dan.DAN", "dan.AntiDAN", "dan.DANJailbreak", "dan.STAN", "dan.DUDE", "dan.DevMode", "dan.MarkdownLink"]
MARKS = ["[DAN]", "dan: hello", "Dan Mode enabled", "ANTI-DAN: no", "STAN:", "dude: yes", "![http://a.example]", "d.a.n."]


def cases(rng: random.Random, count: int):
    for _ in range(count):
        reply = drawn.holder(rng) if rng.random() < 0.04 else rng.choice(drawn.TEXTS)
        prompt = rng.choice(drawn.TEXTS)
        # A line of the lab holds one answer.
        answers = [stored(rng, reply, prompt).replace("\n", " ").replace("\r", " ") for _ in range(rng.choice([0, 1, 1, 1, 1, 1, 2, 3, 5]))]
        modules = rng.sample(STORED, rng.choice([1, 1, 2])) if rng.random() < 0.75 else []
        if rng.random() < 0.4 or not modules:
            modules += rng.sample(ROLES, rng.choice([1, 2]))
            if isinstance(reply, str) and rng.random() < 0.6:
                reply = f"{reply} {rng.choice(MARKS)}"
        if rng.random() < 0.03:
            modules.append(rng.choice(["dan.Dan", "nothere.Detector"]))
        yield {"prompt": prompt, "reply": None if rng.random() < 0.03 else reply, "modules": modules, "stored": answers}


def stored(rng: random.Random, reply, prompt: str) -> str:
    kind = rng.randrange(5)
    if kind == 0:
        return rng.choice(drawn.TEXTS)
    if kind == 1 and isinstance(reply, str):
        # The end of the prompt and the begin of the reply, which Continuation puts together.
        return prompt[-rng.randrange(1, 4) :] + reply[: rng.randrange(1, 4)]
    return drawn.part(rng, reply) if isinstance(reply, str) else "Sure"


def record(case: dict) -> dict:
    """Every outcome that the order of a set allows: DTX looks for the first or last of several stored answers."""
    found = []
    for order in itertools.permutations(list(dict.fromkeys(t for s in case["stored"] if (t := s.strip())))):
        outcome = once(case, list(order))
        if outcome not in found:
            found.append(outcome)
    return {"outcomes": found}


class InOrder(ModuleBasedPromptEvaluation):
    """Hands the answers on in an order that we choose, where the original takes that of a set."""

    order: list[str]

    def get_params_dict(self):
        return {"expected_next_words": self.order} if self.order else {}


def once(case: dict, order: list[str]) -> dict:
    turns = [{"role": "USER", "message": case["prompt"]}]
    if case["reply"] is not None:
        turns.append({"role": "ASSISTANT", "message": case["reply"]})
    try:
        status = Stringray_Evaluator().evaluate(
            BaseMultiTurnAgentResponse(turns=turns), InOrder(modules=case["modules"], order=order)
        )
    except Exception as error:
        return {"raises": f"{type(error).__name__}: {error}"}
    return {"success": status.success, "says": status.description}
