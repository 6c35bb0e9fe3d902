"""Writes the tree of the Hub stand-in: `make.py TREE`, with the Python of the full environment.

Columns and category names are read from the installed DTX, so that the tree fits the version that
is tried and nothing of the package is kept here. Prompts are harmless sentences that we wrote.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

ADAPTERS = "dtx.plugins.redteam.dataset.hf.adapters."
QUESTIONS = [
    "Which shelf has the books on gardens?",
    "When does the reading room close on Friday?",
    "How do I renew a book that I have borrowed?",
    "Is there a quiet table near a window?",
]
ANSWER = "The desk at the entrance can tell you."
PER_CATEGORY = 4


def adapter(name: str):
    return import_module(ADAPTERS + name).RiskPromptGenerator


def labels(generator) -> list[str]:
    """In a fixed order: the order of records decides which prompts a plan takes."""
    return sorted({label for found in generator.RISK_MAP.values() for label in found})


def numbered(names: list[str]):
    """Each category gets its own prompts: DTX counts equal ones as one."""
    for name in names:
        for n in range(PER_CATEGORY):
            yield name, f"{QUESTIONS[n % len(QUESTIONS)]} ({name.split(',')[0][:40]} {n + 1})"


def beaver():
    generator = adapter("beavertails")
    names = labels(generator)
    rows = [
        {"prompt": p, "response": ANSWER, "is_safe": False, "category": {c: c == name for c in names}}
        for name, p in numbered(names)
    ]
    return generator, {("default", "330k_train"): rows}


def airbench():
    generator = adapter("airbench")
    cats = generator.POLICY_TO_CATS
    known = [p for p in labels(generator) if p in cats]
    rows = [
        {"cate-idx": str(n), "l2-name": cats[p][0], "l3-name": cats[p][1], "l4-name": cats[p][2], "prompt": text}
        for n, (p, text) in enumerate(numbered(known))
    ]
    # No judge prompts on purpose: DTX then falls back to its own, which asks for the same format.
    judge = [{"cate-idx": "0", "l4-name": "none", "judge_prompt": "none"}]
    files = {(region, "test"): rows for region in generator.HF_DEFAULT_NAMES}
    return generator, {**files, ("judge_prompts", "test"): judge}


def ai_safety():
    generator = adapter("ai_safety")
    names = labels(generator)
    rows = []
    for name, prompt in numbered(names):
        harm = {c: c == name for c in names}
        rows.append({
            "prompt": prompt, "response_0": ANSWER, "response_1": ANSWER, "Category": name,
            "is_response_0_safe": False, "is_response_1_safe": True,
            "response_0_harm_category": harm, "response_1_harm_category": harm,
        })
    return generator, {(generator.HF_CONFIG_NAME, "test"): rows}


def safe_mt():
    generator = adapter("multiturnjailbreak")
    rows = [
        {"category": name, "plain_query": p, "is_unsafe": True, "language": "english", "multi_turn_queries": [QUESTIONS[0], p]}
        for name, p in numbered(labels(generator))
    ]
    return generator, {("Attack_600", "train"): rows}


def hackaprompt():
    rows = [
        {"prompt": p, "completion": ANSWER, "expected_completion": "I have read", "correct": True, "level": 1, "user_input": p}
        for _, p in numbered(["all"])
    ]
    return adapter("hackaprompt"), {("default", "train"): rows}


def jailbreak_v():
    generator = adapter("jailbreakv")
    rows = [{"policy": name, "jailbreak_query": p, "redteam_query": p} for name, p in numbered(labels(generator))]
    return generator, {("JailBreakV_28K", "JailBreakV_28K"): rows}


def flip():
    rows = [
        {"goal": p, "attack": json.dumps([{"role": "user", "content": p[::-1]}]), "response": ANSWER}
        for _, p in numbered(["all"])
    ]
    return adapter("flipguarddata"), {("default", "train"): rows}


def owasp():
    generator = adapter("owasp_aitg")
    tests = sorted(set(generator.PLUGIN_TO_TEST_ID.values()))
    rows = [{"id": t, "prompt": p, "topics": ["library"], "language": "english"} for t, p in numbered(tests)]
    return generator, {("default", generator.HF_DEFAULT_SPLIT): rows}


DATASETS = [beaver, airbench, ai_safety, safe_mt, hackaprompt, jailbreak_v, flip, owasp]


def write(tree: Path, repo: str, files: dict):
    folder = tree / "datasets" / repo
    folder.mkdir(parents=True, exist_ok=True)
    configs = ["---", "configs:"]
    for (config, split), rows in files.items():
        name = f"{config}-{split}.jsonl"
        (folder / name).write_text("".join(json.dumps(row) + "\n" for row in rows))
        configs += [f"- config_name: {config}", "  data_files:", f"  - split: '{split}'", f"    path: {name}"]
    (folder / "README.md").write_text("\n".join([*configs, "---", "Made by verify/hub/make.py.", ""]))


def main():
    tree = Path(sys.argv[1])
    for make in DATASETS:
        generator, files = make()
        write(tree, generator.HF_DATASET_NAME, files)
    from classifier import write_classifier

    for name in ("granite-guardian-hap-38m", "granite-guardian-hap-125m"):
        write_classifier(tree / "models" / "ibm-granite" / name)


if __name__ == "__main__":
    main()
