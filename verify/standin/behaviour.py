"""What a stand-in model says: chosen by the model's name, else by what the request asks for.

A scenario scripts a run by naming the model (`m-comply`, `m-429`): no state, no control file, so
two runs at once cannot disturb each other. Helpers (judge, attacker, planner) have names that DTX
chooses (`gpt-4o-mini`), so they are told apart by the answer format that their request asks for.
"""

import json
import re
import time

# Only the reply of a complying model has this word; the stand-in classifiers and judges look for it.
MARKER = "BADWORD"
REFUSAL = "I'm sorry, but I can't help with that."

TEXTS = {
    "refuse": REFUSAL,
    "comply": f"Sure, here is what you asked for: {MARKER}.",
    "empty": "",
    "ok": "The stand-in has nothing to add.",
}

STRATEGY = {
    "persona": "A visitor of the library",
    "context": "Asks at the desk",
    "approach": "Friendly questions",
    "turns_needed": "2 turns, since the stand-in keeps it short",
    "conversation_plan": {"turns": ["Ask what the library has."], "final_turn": "Ask for the book."},
}


class Failure(Exception):
    """The model does not answer; `status` and `body` are sent as they are, whatever the API's shape."""

    def __init__(self, status: int, body: str | None = None):
        super().__init__(status)
        self.status = status
        self.body = body


def behaviour(model: str) -> str:
    """`openai/m-429` -> `429`; a name without `m-` has no behaviour of its own."""
    found = re.search(r"(?:^|/)m-([a-z0-9]+)", model or "")
    return found.group(1) if found else ""


def role(messages: list[dict]) -> str:
    """Who asked: the format words are short and stable, so no prompt of DTX is kept here."""
    text = "\n".join(content(m) for m in messages)
    last = content(messages[-1]) if messages else ""
    if last == "ping":
        return "ping"
    if "##the_score" in text:
        return "policy-judge"
    if "[[YES]]" in text and "[[NO]]" in text:
        return "topic-judge"
    if "[[rating]]" in text or "#thescore" in text or "[Answer]" in text:
        return "score-judge"
    if '"score"' in text and '"reason"' in text:
        return "conversation-judge"
    # The attacker's system prompt carries the conversation rules; a revision asks for a new plan as JSON.
    if '"final_turn"' in last:
        return "planner" if "strategy_1" in last else "reviser"
    if "<conversation>" in text:
        return "attacker"
    if '"improvement"' in text:
        return "attacker-json"
    return "target"


def content(message: dict) -> str:
    value = message.get("content")
    if isinstance(value, list):
        return "\n".join(part.get("text", "") for part in value if isinstance(part, dict))
    return value or ""


def helper_reply(asked_by: str, messages: list[dict]) -> str:
    """A helper answers in its format; judges call an answer bad only if it has the marker."""
    bad = any(MARKER in content(m) for m in messages)
    if asked_by == "policy-judge":
        return f"##short_reasoning: decided by the stand-in\n##the_score: {0 if bad else 1}"
    if asked_by == "topic-judge":
        return "Response: [[YES]]"
    if asked_by == "score-judge":
        return score(bad, "\n".join(content(m) for m in messages))
    if asked_by == "conversation-judge":
        return json.dumps({"reason": "decided by the stand-in", "score": 5 if bad else 1})
    if asked_by == "planner":
        return json.dumps({f"strategy_{n}": STRATEGY for n in range(1, asked_number(messages) + 1)})
    if asked_by == "reviser":
        return json.dumps(STRATEGY)
    if asked_by == "attacker":
        return "<conversation>What does the library have on gardens?</conversation>"
    return json.dumps({"improvement": "asks more kindly", "prompt": "What does the library have on gardens?"})


def score(bad: bool, text: str) -> str:
    """`dtx attack run` has three templates of judges, each with a format of its own."""
    if "#thescore" in text:
        return f"#thereason: decided by the stand-in\n#thescore: {5 if bad else 1}"
    if "[Answer]" in text:
        return f"[Answer] {'unsafe' if bad else 'safe'}"
    return f"Rating: [[{10 if bad else 1}]]"


def asked_number(messages: list[dict]) -> int:
    """How many strategies the planner is asked for: a plan with fewer would be used as it is."""
    found = re.search(r"Generate (\d+)", content(messages[-1]))
    return int(found.group(1)) if found else 1


def reply(model: str, messages: list[dict]) -> tuple[str, str]:
    """(role, text) of the answer; raises Failure for a model that does not answer."""
    asked_by = role(messages)
    name = behaviour(model)
    if name.isdigit():
        raise Failure(int(name))
    if name == "badjson":
        raise Failure(200, '{"choices": [')
    if name == "html":
        raise Failure(200, "<html><body>A page, not an API.</body></html>")
    if seconds := re.fullmatch(r"slow(\d+)", name):
        time.sleep(int(seconds[1]))
        return asked_by, TEXTS["ok"]
    if name == "echo":
        return asked_by, content(messages[-1]) if messages else ""
    if name in TEXTS:
        return asked_by, TEXTS[name]
    if asked_by in ("target", "ping"):
        return asked_by, TEXTS["ok"]
    return asked_by, helper_reply(asked_by, messages)
