"""Makes a plan from a scope and a list of your own prompts.

python list_to_plan.py redteam_scope.yml prompts.txt own_plan.yml             one prompt per line
python list_to_plan.py redteam_scope.yml prompts.csv own_plan.yml question    a column of a CSV file
"""

import csv
import json
import re
import sys
import textwrap

HEAD = """\
threat_model:
  threats: {}
test_suites:
  - dataset: HF_BEAVERTAILS
    risk_prompts:
      - risk_name: own:prompts:list
        test_prompts:
"""
# The judge where the scope has no global_evaluator. A jq rule works only there.
PROMPT = """\
          - turns:
              - role: USER
                message: %s
            evaluation_method:
              eval_model_type: TOXICITY
              eval_model_name: ANY
            module_name: own
"""


def read_prompts(path, column=None):
    with open(path, encoding="utf-8-sig", newline="") as file:
        if column is None:
            texts = file.read().split("\n")
        else:
            rows = csv.DictReader(file)
            if column not in (rows.fieldnames or []):
                sys.exit(f"{path} has no column {column}.")
            texts = [row[column] or "" for row in rows]
    return [text.strip() for text in texts if text.strip()]


def as_yaml(text):
    """A text of JSON is one of YAML, too, but for a few characters that YAML wants escaped."""
    quoted = json.dumps(text, ensure_ascii=False)
    return re.sub("[\x7f-\x9f\u2028\u2029\ufeff]", lambda odd: f"\\u{ord(odd[0]):04x}", quoted)


def main(scope, source, target, column=None):
    prompts = read_prompts(source, column)
    if not prompts:
        sys.exit(f"{source} has no prompts.")
    with open(scope, encoding="utf-8-sig") as file:
        plan = "scope:\n" + textwrap.indent(file.read().rstrip() + "\n", "  ") + HEAD
    with open(target, "w", encoding="utf-8", newline="\n") as file:
        file.write(plan + "".join(PROMPT % as_yaml(text) for text in prompts))
    print(f"{len(prompts)} prompts. Run them with --max_prompts {len(prompts)}.")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
