"""What an evaluator gets of each agent: the real agents of DTX, with a stand-in for the client that each one calls."""

import json
import random

import drawn
from dtx.core.engine.scanner import MultiTurnScanner
from dtx_models.evaluator import ModelBasedPromptEvaluation
from dtx_models.prompts import MultiTurnTestPrompt

from agents import converse

POLICY, GOAL = "(policy of the prompt)", "(goal of the prompt)"
REPLIES = ["", "", '{"answer": "no"}', '{"content": ""}', "[1, 2]", "[]", "{}", "42", "0", "1.5", "true", "null", '"no"', '""', "NaN", " 7 ", "{"]
TRANSFORMS = ["", "text", 'json["answer"]', 'json.get("answer")', 'json["choices"][0]', "len(text)", "None", '""', "[]", "{}", '{"a": text}', "text.strip()"]
LABELS = ["LABEL_0", "LABEL_1", "toxic", "BENIGN", "JAILBREAK"]
LOCATIONS = ["", "[0]", "[1]", "[0, 1]", '["answer"]', "[]"]
# Values of --agent that the lab takes together, in turn.
BY = {
    "chat": ["openai", "ollama", "litellm"],
    "guard": ["openai", "ollama", "litellm"],
    "hosted": ["groq", "anthropic", "mistral", "gemini", "cerebras"],
    "classifier": ["huggingface"],
}
EARLIER = [
    ["USER", "A question of ours."],
    ["ASSISTANT", "An answer of ours."],
]


def cases(rng: random.Random, count: int):
    kinds = ["chat", "guard", "hosted", "huggingface", "classifier", "echo", "eliza", "http", "http", "gradio"]
    for i in range(count):
        agent = kinds[i % len(kinds)]
        by = BY.get(agent, [agent])
        case = {"agent": agent, "by": by[i // len(kinds) % len(by)]}
        case |= {"reply": reply(rng, agent), "prompt": rng.choice(drawn.PLAIN)}
        if agent == "http":
            case |= {"transform": rng.choice(TRANSFORMS)}
        if agent == "gradio":
            case |= {"transform": rng.choice(LOCATIONS)}
        if agent == "chat" and rng.random() < 0.3:
            system = [["SYSTEM", "You work in a shop."]] if rng.random() < 0.5 else []
            case |= {"earlier": system + EARLIER}
        yield case


def reply(rng: random.Random, agent: str) -> str:
    if agent == "classifier":
        scores = rng.sample(LABELS, rng.choice([1, 2, 3]))
        return json.dumps({label: round(rng.random(), 4) for label in scores})
    if agent == "http" and rng.random() < 0.5:
        return json.dumps({"answer": drawn.value(rng), "choices": [drawn.value(rng)]})
    return rng.choice(REPLIES) if rng.random() < 0.5 else json.dumps(drawn.value(rng)) if rng.random() < 0.3 else rng.choice(drawn.TEXTS)


def record(case: dict) -> dict:
    turns = [{"role": role, "message": message} for role, message in case.get("earlier", [])]
    turns.append({"role": "USER", "message": case["prompt"]})
    if case["agent"] == "echo" and case["reply"]:
        turns.append({"role": "ASSISTANT", "message": case["reply"]})
    prompt = MultiTurnTestPrompt(
        turns=turns,
        evaluation_method=ModelBasedPromptEvaluation(eval_model_type="TOXICITY", eval_model_name="ANY"),
        module_name="ours",
        policy=POLICY,
        goal=GOAL,
    )
    scanner = MultiTurnScanner(None)
    try:
        return {"seen": scanner._get_response(converse(case), prompt).model_dump(mode="json")}
    except Exception as error:
        # The lines after name the version of a library.
        lines = str(error).split("\n")[:3]
        return {"raises": f"{type(error).__name__}: " + "\n".join(line.split(" [type=")[0] for line in lines)}
