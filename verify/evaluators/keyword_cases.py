"""The evaluator `keyword`: words, and the last message of the assistant."""

import random

import drawn
from dtx.plugins.redteam.evaluators.xray.any_keyword_match import AnyKeywordMatch
from dtx_models.evaluator import AnyKeywordBasedPromptEvaluation
from dtx_models.prompts import BaseMultiTurnAgentResponse


def cases(rng: random.Random, count: int):
    for _ in range(count):
        shape = rng.randrange(10)
        message = drawn.holder(rng) if shape < 3 else rng.choice(drawn.TEXTS)
        turns = [{"role": "USER", "message": rng.choice(drawn.PLAIN)}]
        if shape == 9:
            turns += [{"role": "ASSISTANT", "message": rng.choice(drawn.TEXTS)}, {"role": "USER", "message": "And then?"}]
        if shape != 8:
            turns.append({"role": "ASSISTANT", "message": message})
        yield {"turns": turns, "words": [word(rng, message) for _ in range(rng.randrange(1, 4))]}


def word(rng: random.Random, message) -> str:
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(drawn.TEXTS)
    if kind == 1:
        return rng.choice(["", " ", "'cannot help'", '"Sure"', ".*", "[a-z]", "answer", "Sure", "text", "0", "ı", "ß"])
    texts = [message] if isinstance(message, str) else [each for each in items(message) if isinstance(each, str) and each]
    return drawn.part(rng, rng.choice(texts)) if texts and kind < 5 else rng.choice(texts or ["Sure"])


def items(message) -> list:
    return message if isinstance(message, list) else [*message, *message.values()]


def record(case: dict) -> dict:
    status = AnyKeywordMatch().evaluate(
        BaseMultiTurnAgentResponse(turns=case["turns"]),
        AnyKeywordBasedPromptEvaluation(keywords=case["words"]),
    )
    return {"success": status.success, "says": status.description}
