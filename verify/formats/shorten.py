"""Makes a fixture of a file that DTX wrote: `shorten.py IN OUT`, with PyYAML.

Prompts and longer texts of the package become `<text N>`, the same text the same number, and long
lists keep their first entries: what stays is the form, and ids, verdicts, scores and names.
"""

import sys

import yaml

KEPT = 3
# Our own words, and those of the stand-ins.
OURS = ("POST /api", "A library", "Which shelf", "When does", "How do I", "Is there", "The desk", "Sure, here", "Ask", "{{")
FREE = {
    "analysis", "behavior", "attack_strategies", "base_prompt", "description", "goal", "message", "prompt", "response", "strategy",
    "summary", "value", "worst_scenarios", "content",
}


def shorten(value, name, texts):
    if isinstance(value, dict):
        return {key: shorten(each, key, texts) for key, each in value.items()}
    if isinstance(value, list):
        # The ids of a framework are what the file is kept for.
        kept = value if name == "plugins" else value[:KEPT]
        return [shorten(each, name, texts) for each in kept]
    if not isinstance(value, str) or value.startswith(OURS) or not value:
        return value
    if name in FREE or len(value) > 70:
        return texts.setdefault(value, f"<text {len(texts) + 1}>")
    return value


def main(source, target):
    with open(source, encoding="utf-8") as file:
        document = yaml.safe_load(file)
    with open(target, "w", encoding="utf-8") as file:
        yaml.dump(shorten(document, "", {}), file, allow_unicode=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
