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


JAILBREAK_METHODS = {"PAIR": "black_box", "GCG": "white_box", "JBC": "manual", "prompt_with_random_search": "black_box"}
# Labels of each classifier, and the one that means no harm where exactly one label wins.
CLASSIFIERS = {
    "ibm-granite/granite-guardian-hap-38m": (["LABEL_0", "LABEL_1"], "LABEL_0"),
    "ibm-granite/granite-guardian-hap-125m": (["LABEL_0", "LABEL_1"], "LABEL_0"),
    "meta-llama/Llama-Prompt-Guard-2-86M": (["LABEL_0", "LABEL_1"], "LABEL_0"),
    "meta-llama/Llama-Prompt-Guard-2-22M": (["LABEL_0", "LABEL_1"], "LABEL_0"),
    "unitary/toxic-bert": (["toxic", "severe_toxic", "obscene", "threat", "insult", "identity_hate"], None),
    "unitary/unbiased-toxic-roberta": (["toxicity", "severe_toxicity", "obscene", "threat", "insult"], None),
}
# Whether each language model takes a conversation.
LANGUAGE_MODELS = {
    "gpt2": False, "arnir0/Tiny-LLM": False, "HuggingFaceTB/SmolLM2-135M-Instruct": True,
    "HuggingFaceTB/SmolLM-135M-Instruct": True,
}


def adapter(name: str):
    return import_module(ADAPTERS + name)


def labels(generator) -> list[str]:
    """In a fixed order: the order of records decides which prompts a plan takes."""
    return sorted({label for found in generator.RISK_MAP.values() for label in found})


def numbered(names: list[str]):
    """Each category gets its own prompts: DTX counts equal ones as one."""
    for name in names:
        for n in range(PER_CATEGORY):
            yield name, f"{QUESTIONS[n % len(QUESTIONS)]} ({name.split(',')[0][:40]} {n + 1})"


def beaver():
    generator = adapter("beavertails").RiskPromptGenerator
    names = labels(generator)
    rows = [
        {"prompt": p, "response": ANSWER, "is_safe": False, "category": {c: c == name for c in names}}
        for name, p in numbered(names)
    ]
    return generator, {("default", "330k_train"): rows}


def airbench():
    generator = adapter("airbench").RiskPromptGenerator
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
    generator = adapter("ai_safety").RiskPromptGenerator
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
    generator = adapter("multiturnjailbreak").RiskPromptGenerator
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
    return adapter("hackaprompt").RiskPromptGenerator, {("default", "train"): rows}


def jailbreak_v():
    generator = adapter("jailbreakv").RiskPromptGenerator
    rows = [{"policy": name, "jailbreak_query": p, "redteam_query": p} for name, p in numbered(labels(generator))]
    return generator, {("JailBreakV_28K", "JailBreakV_28K"): rows}


def flip():
    rows = [
        {"goal": p, "attack": json.dumps([{"role": "user", "content": p[::-1]}]), "response": ANSWER}
        for _, p in numbered(["all"])
    ]
    return adapter("flipguarddata").RiskPromptGenerator, {("default", "train"): rows}


def owasp():
    generator = adapter("owasp_aitg").RiskPromptGenerator
    tests = sorted(set(generator.PLUGIN_TO_TEST_ID.values()))
    rows = [{"id": t, "prompt": p, "topics": ["library"], "language": "english"} for t, p in numbered(tests)]
    return generator, {("default", generator.HF_DEFAULT_SPLIT): rows}


def lmsys():
    generator = adapter("lmsys").RiskPromptGenerator
    rows = [
        {
            "conversation_id": str(n), "model": "m", "language": "English", "redacted": False, "turn": 1,
            "conversation": [{"role": "user", "content": p}, {"role": "assistant", "content": ANSWER}],
            "openai_moderation": [{"categories": {c: c == name for c in labels(generator)}, "flagged": True}],
        }
        for n, (name, p) in enumerate(numbered(labels(generator)))
    ]
    return generator, {("default", "train"): rows}


def jailbreakbench(folder: Path):
    """Artifacts that DTX reads from GitHub: for each method and model one file of prompts."""
    module = adapter("jbb")
    categories = labels(adapter("jailbreakbench").RiskPromptGenerator)
    for method, kind in JAILBREAK_METHODS.items():
        models = [model.value for model in module.Model]
        write_json(folder / method / "attack-info.json", {"models": {model: [kind] for model in models}})
        for model in models:
            jailbreaks = [
                {
                    "index": n, "goal": QUESTIONS[n % 4], "behavior": name, "category": name, "prompt": f"{p} ({method}, {model})",
                    "response": ANSWER, "number_of_queries": 1, "queries_to_jailbreak": 1, "prompt_tokens": 1,
                    "response_tokens": 1, "jailbroken": True,
                }
                for n, (name, p) in enumerate(numbered(categories))
            ]
            parameters = {
                "method": method, "model": model, "attack_type": kind, "defense": None, "attack_success_rate": 1.0,
                "total_number_of_jailbreaks": 1, "number_of_submitted_prompts": 1, "total_number_of_queries": 1,
                "total_prompt_tokens": 1, "total_response_tokens": 1, "evaluation_date": "2026-01-01",
            }
            known = set(module.AttackParameters.model_fields)
            missing = {name: "m" for name in known - set(parameters)}
            parameters = {name: value for name, value in {**parameters, **missing}.items() if name in known}
            parameters["method_parameters"] = {}
            write_json(folder / method / kind / f"{model}.json", {"parameters": parameters, "jailbreaks": jailbreaks})


def write_json(path: Path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value))


DATASETS = [beaver, airbench, ai_safety, safe_mt, hackaprompt, jailbreak_v, flip, owasp, lmsys]


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
    jailbreakbench(tree / "github" / "JailbreakBench" / "artifacts" / "main" / "attack-artifacts")
    from classifier import write_classifier
    from language_model import write_language_model

    for name, (names, harmless) in CLASSIFIERS.items():
        write_classifier(tree / "models" / name, names, harmless)
    for name, chats in LANGUAGE_MODELS.items():
        write_language_model(tree / "models" / name, chats)


if __name__ == "__main__":
    main()
