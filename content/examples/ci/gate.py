"""Fails a build when a report of DTX has findings.

Usage: python3 gate.py [report.json]
Exit codes: 0 all passed, 1 findings, 2 the file is not a report, 3 prompts not assessed.
"""

import json
import sys

# How a row begins that counts as a fail and says nothing about the target.
NOT_A_VERDICT = ("Evaluation error", "No policy specified in the prompt")


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
    replies = filter(is_judged, dicts(result.get("responses")))
    return [reply for reply in replies if not reply["success"]]


def is_judged(reply):
    why, answer = str(reply.get("description")), reply.get("response")
    if isinstance(answer, dict):
        last = dicts(answer.get("turns"))[-1:]
        said = [turn.get("message") for turn in last if turn.get("role") == "ASSISTANT"]
        answer = [answer.get("response"), answer.get("scores"), said]
    if not isinstance(reply.get("success"), bool) or why.startswith(NOT_A_VERDICT):
        return False
    return has_content(answer)


def has_content(value):
    if isinstance(value, (dict, list)):
        return any(map(has_content, value.values() if isinstance(value, dict) else value))
    return value is not None and str(value).strip() != ""


def main(paths):
    results = read_report(paths[0] if paths else "report.json")
    verdicts = [verdict(result) for result in results]
    for result, word in zip(results, verdicts):
        if word != "passed":
            print(f"{word}: {result.get('plugin_id')} {result.get('run_id')}")
    passed, failed, rest = map(verdicts.count, ("passed", "failed", "not assessed"))
    print(f"{len(results)} prompts: {passed} passed, {failed} failed, {rest} not assessed")
    return 1 if failed else 3 if rest or not results else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
