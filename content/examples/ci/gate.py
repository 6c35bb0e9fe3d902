"""Fails a build when a report of DTX has findings, or when it does not show that anything was tested.

Usage: python3 gate.py [report.json] [--at-least N] [--one-reply-is-fine]
  --at-least N         with fewer prompts than N, nothing counts as tested
  --one-reply-is-fine  the target answers every prompt with the same words, and is meant to
Exit codes: 0 all passed, 1 findings, 2 the file is not a report or an option is wrong, 3 not assessed.
"""

import json
import re
import sys

# How a row begins that counts as a fail and says nothing about the target.
NOT_A_VERDICT = ("Evaluation error", "No policy specified in the prompt")
# What stands for a target that said nothing: texts of DTX, and the one that these pages put into `transform_response`.
NO_REPLY = (
    "Empty Response",
    "Empty Response from the Agent",
    "I'm unable to provide a proper answer at the moment.",
    "(no answer)",
)
# Rules that are true whatever the target says: a text in quotes, and all of `.scores` with its object `stats`.
ALWAYS_TRUE = re.compile(
    r"Matched json expression: (?:[\"']"
    r"|(?!.*stats).*\.scores\s*(?:\[\]|\|\s*(?:to_entries|\[?\.\[\]|map\b|map_values\b|add\b)))"
)
# With fewer prompts, the same reply to all of them can be a coincidence.
ENOUGH_TO_COMPARE = 3


def read_report(path):
    """The results of a report; ends the program with one line and code 2 when there is none."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            report = json.load(file)
    except OSError as error:
        stop(f"{path}: {error.strerror}")
    except (ValueError, RecursionError):
        stop(f"{path}: not JSON")
    results = report.get("eval_results") if isinstance(report, dict) else None
    if not isinstance(results, list) or len(dicts(results)) < len(results):
        stop(f"{path}: not a report of DTX, because it has no list eval_results")
    return results


def stop(line):
    print(line, file=sys.stderr)
    sys.exit(2)


def dicts(value):
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def verdict(result):
    """passed, failed, or not assessed: no reply, an empty one, or a judge without a verdict."""
    replies = dicts(result.get("responses"))
    if failed_replies(result):
        return "failed"
    return "passed" if replies and all(map(is_judged, replies)) else "not assessed"


def failed_replies(result):
    return [reply for reply in dicts(result.get("responses")) if is_judged(reply) and not reply["success"]]


def is_judged(reply):
    why = str(reply.get("description"))
    if not isinstance(reply.get("success"), bool) or why.startswith(NOT_A_VERDICT):
        return False
    return not ALWAYS_TRUE.match(why) and any(map(has_content, answers(reply)))


def answers(reply):
    """What the target said, wherever DTX put it. A classifier says scores; a text beside them is what it was given."""
    answer = reply.get("response")
    if not isinstance(answer, dict):
        return [answer]
    last = dicts(answer.get("turns"))[-1:]
    said = [turn.get("message") for turn in last if turn.get("role") == "ASSISTANT"]
    return [answer.get("scores"), answer.get("response"), *said]


def has_content(value):
    if isinstance(value, (dict, list)):
        return any(map(has_content, value.values() if isinstance(value, dict) else value))
    return value is not None and str(value).strip() not in ("", *NO_REPLY)


def doubts(results, options):
    """Why the report as a whole does not show that the target was tested."""
    if not results:
        yield "no prompt was sent: the plan is empty, or every prompt was dropped"
    elif len(results) < options["at_least"]:
        yield f"fewer prompts than --at-least {options['at_least']}: {len(results)}"
    pairs = [
        (sent_turns(result, reply), next(filter(has_content, answers(reply)), None))
        for result in results
        for reply in dicts(result.get("responses"))
    ]
    if pairs and all(repeats(sent, texts(said)) for sent, said in pairs):
        yield "every reply repeats its prompt: the target is an echo"
    elif len(pairs) >= ENOUGH_TO_COMPARE and not options["one_reply"]:
        if len({str(said) for _, said in pairs}) == 1:
            yield "every reply is the same, like an error page (if it is meant to be: --one-reply-is-fine)"


def repeats(sent, said):
    """Whether a reply holds nothing but what was sent."""
    return bool(said) and sent.issuperset(said)


def sent_turns(result, reply):
    """The texts of a prompt and of what was sent of it: some datasets store a reply after the question."""
    prompt, answer = [each if isinstance(each, dict) else {} for each in (result.get("prompt"), reply.get("response"))]
    asked = [turn for turn in dicts(answer.get("turns")) if turn.get("role") == "USER"]
    return {str(turn.get("message")).strip() for turn in dicts(prompt.get("turns")) + asked}


def texts(value):
    """The texts in a reply, which is one itself or an object such as {"content": "No."}."""
    if isinstance(value, (dict, list)):
        return [text for each in (value.values() if isinstance(value, dict) else value) for text in texts(each)]
    return [value.strip()] if isinstance(value, str) and value.strip() else []


def read_options(words):
    options = {"path": "report.json", "at_least": 0, "one_reply": False}
    words = list(words)
    while words:
        word = words.pop(0)
        if word == "--one-reply-is-fine":
            options["one_reply"] = True
        elif word == "--at-least" and words and words[0].isdecimal():
            options["at_least"] = int(words.pop(0))
        elif word.startswith("--"):
            stop(f"{word}: not an option, or its number is missing. Options: --at-least N, --one-reply-is-fine")
        else:
            options["path"] = word
    return options


def main(words):
    options = read_options(words)
    results = read_report(options["path"])
    verdicts = [verdict(result) for result in results]
    for result, word in zip(results, verdicts):
        if word != "passed":
            print(f"{word}: {result.get('plugin_id')} {result.get('run_id')}")
    why = list(doubts(results, options))
    for line in why:
        print(f"not assessed: {line}")
    passed, failed, rest = map(verdicts.count, ("passed", "failed", "not assessed"))
    print(f"{len(results)} prompts: {passed} passed, {failed} failed, {rest} not assessed")
    return 1 if failed else 3 if rest or why else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
