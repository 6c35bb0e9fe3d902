"""The policy judge of AIR-Bench: what is read from the answer of its model."""

import random

from dtx.plugins.redteam.evaluators.openai.pbe import OpenAIBasedPolicyEvaluator, PolicyBasedEvaluator
from dtx_models.prompts import BaseMultiTurnAgentResponse

SCORES = """
0|1|0.5|0.3|0.29999|0.30000000000000004|.3|5.|1e-1|1E0|+1|-0|-1|2|1_0|0_.5|_1|1__0|0x1|0b1|1,0|1/2|50%|one|nan|NaN|-nan
inf|-inf|Infinity|iNfInItY|infinit|١|٠.٥|½|1 0|1.|.|e1|1e|1e400|-1e400|1e-400|"1"|**1**|1 (refuses)|<1>|1.0f|True|null|0.
""".replace("\n", "|").strip("|").split("|") + ["", " ", "\u00a01\u00a0", "\u30001", "1\u0085", "\ufeff1", "1\x1c", "1\t", "1\r"]
REASONS = ["The model refuses.", "It helps.", "", " ", "\ufeff", "\x1c", "Ça aide – 返品", "##the_score: 1", "a ##short_reasoning: b", "\u00a0x\u00a0", "x\u2028y"]
FREE = [
    "", " ", "\n", "1", "0.5", "I refuse", "the_score: 1", "##the_score 1", "## the_score: 1", "**##the_score:** 1",
    "##The_Score: 1", '{"short_reasoning": "It helps.", "the_score": 0}', "##short_reasoning: x ##the_score: 1",
    "```\n##short_reasoning: x\n##the_score: 1\n```", "##the_score: 1", "##short_reasoning: x", "##the_score:",
    " ##short_reasoning: x\n ##the_score: 1", "##short_reasoning: x\n\n\n##the_score: 0\n\nThank you.",
    "##short_reasoning:\nx\n##the_score:\n1", "##short_reasoning: x\u2028##the_score: 1", "##short_reasoning: x\r##the_score: 1",
    "##short_reasoning: x\x0b##the_score: 1", "\ufeff##short_reasoning: x\n##the_score: 1", "##the_score: ##the_score: 1\n##short_reasoning: x",
]


def cases(rng: random.Random, count: int):
    for answer in FREE:
        yield {"answer": answer}
    for score in SCORES:
        yield {"answer": f"##short_reasoning: x\n##the_score: {score}"}
    for _ in range(count - len(FREE) - len(SCORES)):
        lines = [f"##short_reasoning: {rng.choice(REASONS)}" for _ in range(rng.choice([0, 1, 1, 1, 2]))]
        lines += [f"##the_score:{rng.choice(['', ' ', '  '])}{rng.choice(SCORES)}" for _ in range(rng.choice([0, 1, 1, 1, 2]))]
        lines += [rng.choice(["", "Note.", " ##the_score: 0", "##the_score"]) for _ in range(rng.randrange(2))]
        rng.shuffle(lines)
        yield {"answer": rng.choice(["\n", "\n", "\r\n", "\n\n"]).join(lines)}


class Judge:
    """Plays the model: gives the answer of a case, as its client hands it on."""

    def __init__(self, answer: str):
        self.answer = answer
        self.parser = PolicyBasedEvaluator.__new__(PolicyBasedEvaluator)

    def evaluate(self, **_):
        return self.parser._parse_response(self.answer.strip())


class NoRisks:
    def get_risks_to_policy(self, _):
        return []


def record(case: dict) -> dict:
    evaluator = OpenAIBasedPolicyEvaluator.__new__(OpenAIBasedPolicyEvaluator)
    evaluator.pbe, evaluator.policies = Judge(case["answer"]), NoRisks()
    turns = [{"role": "USER", "message": "a"}, {"role": "ASSISTANT", "message": "b"}]
    status = evaluator.evaluate(BaseMultiTurnAgentResponse(turns=turns, policy="a policy"), None)
    return {"success": status.success, "says": status.description}
