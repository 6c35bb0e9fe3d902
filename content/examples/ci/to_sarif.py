"""Turns a report of DTX into SARIF 2.1.0, for code scanning. Needs gate.py beside it.

Usage: python3 to_sarif.py report.json redteam_plan.yml > report.sarif
The second file is the one that findings are shown at: a path in the repository.
"""

import hashlib
import json
import sys

from gate import dicts, failed_replies, read_report, stop, verdict

LEVELS = {"Critical": "error", "High": "error", "Medium": "warning", "Low": "note"}


def prompt_of(result):
    """The first message of a user, or what the attack was about."""
    [prompt] = dicts([result.get("prompt")]) or [{}]
    for turn in dicts(prompt.get("turns")):
        if turn.get("role") == "USER":
            return str(turn.get("message"))
    [behavior] = dicts([prompt.get("behavior_details")]) or [{}]
    return str(behavior.get("behavior") or prompt.get("goal") or "")


def level_of(result):
    score = result
    for key in ("risk_score", "overall", "overall_score"):
        [score] = dicts([score.get(key)]) or [{}]
    return LEVELS.get(score.get("severity"), "error")


def finding(result, place):
    plugin, prompt = str(result.get("plugin_id")), prompt_of(result)
    why = failed_replies(result)[0].get("description") or "Judged as a fail."
    # A run has new ids each time; the same prompt of the same risk is the same alert.
    fingerprint = hashlib.sha256(f"{plugin}\n{prompt}".encode("utf-8", "replace")).hexdigest()
    return {
        "ruleId": plugin,
        "level": level_of(result),
        "message": {"text": f"{why} Prompt: {prompt[:300]}"},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": place},
                    "region": {"startLine": 1},
                }
            }
        ],
        "partialFingerprints": {"primaryLocationLineHash": fingerprint},
    }


def to_sarif(results, place):
    failed = [result for result in results if verdict(result) == "failed"]
    unknown = [result for result in results if verdict(result) == "not assessed"]
    texts = [f"Not assessed: {each.get('plugin_id')} {each.get('run_id')}" for each in unknown]
    notes = [{"level": "warning", "message": {"text": text}} for text in texts]
    plugins = sorted({str(result.get("plugin_id")) for result in failed})
    driver = {"name": "DTX", "rules": [{"id": plugin} for plugin in plugins]}
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "invocations": [
                    {"executionSuccessful": True, "toolExecutionNotifications": notes}
                ],
                "results": [finding(result, place) for result in failed],
            }
        ],
    }


if __name__ == "__main__":
    if len(sys.argv) != 3:
        stop("Usage: python3 to_sarif.py report.json redteam_plan.yml > report.sarif")
    print(json.dumps(to_sarif(read_report(sys.argv[1]), sys.argv[2]), indent=2))
