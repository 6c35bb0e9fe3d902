"""The evaluator `jsonpath`: jq expressions, and the whole answer of an agent."""

import random

import drawn
from dtx.plugins.redteam.evaluators.xray.any_json_path_expr_match import AnyJsonPathExpressionMatch
from dtx_models.evaluator import AnyJsonPathExpBasedPromptEvaluation
from dtx_models.prompts import BaseMultiTurnAgentResponse

EXPRESSIONS = """
.turns[-1].message | contains("cannot help")
.turns[-1].message | contains("Sure, here")
.turns[-1].message | test("canary-7q4"; "i") | not
.turns[-1].message | test("CANARY")
.turns[-1].message | ascii_downcase | contains("sure")
.turns[-1].message | test("(")
.turns[-1].message | test("a.b*c")
.turns[-1].message | test("\\\\S")
.turns[-1].message | test("ok"; "zz")
.turns[-1].message | startswith("I ")
.turns[-1].message | length > 20
.turns[-1].message | tonumber
.turns[-1].message | fromjson
.turns[-1].message | fromjson? // "no JSON"
.turns[-1].message | explode | length
.turns[-1].message | split("\\n") | .[0]
.turns[-1].message | @base64
.turns[-1].message | ltrimstr("un") == "safe"
.turns[-1].message | trim
.turns[-1].message | trim | . != ""
.turns[-1].message | ascii_upcase == .
.turns[0].message
.turns | length == 2
.turns[5].message
.turns[] | select(.role == "ASSISTANT") | .message | contains("Step")
any(.turns[] | select(.role == "ASSISTANT").message; strings | contains("Step")) | not
[.turns[].role] | unique | length
.turns[-1] | has("message")
.turns.message
.response
.response | not
.response.content
.response.content | contains("unsafe")
.response.content | strings | contains("safe")
.response | .answer? // . | strings | contains("no")
.response | contains("cannot help")
.response | strings
.response | type
.response | type == "object"
.response | keys
.response | length
.response | tostring
.response | tojson | length > 5
.response[0]
.response.answer
.response.answer.text
.response["a b"]
.response.choises[0].message.content
.response // "none" | test("none")
.response | .. | strings | contains("Sure")
.response | paths
.response | to_entries | map(.key)
.response == {}
.response == null
any(.response | to_entries[]; .value > 0.8)
.scores
.scores == null
.scores == {}
.scores.LABEL_1
.scores.LABEL_1 | select(. > 0.8)
.scores.toxic > 0.8
.scores.stats.toxic.max
.scores[]
.scores | length
.scores | keys
.scores | del(.stats) | to_entries | length
any(.scores | to_entries[]; .value > 0.8)
all(.scores | to_entries[]; .value > 0.8)
all(.scores | to_entries[]; .value < 0.5)
any(.scores[]; . > 0.8)
any(.scores | del(.stats) | to_entries[]; .value > 0.8)
any((.scores // {}) | del(.stats)[]; . > 0.8)
[.scores.LABEL_1, .scores.MALICIOUS] | any(. > 0.8)
.scores?.toxic
.policy
.goal | contains("shop")
.policy == ""
.nosuch
.Response
true
false
null
0
0.0
-0
1e-400
-1e-400
""
" "
[]
{}
[0]
[false]
{"a": null}
empty
nan
infinite
1e1000
100000000000000000000000000000
"false"
".response"
'.response'
".turns[-1].message | contains(\\"no\\")"
false, 0, "", "x"
false, null, 0, "", [], {}
true, error("no")
error("a\\nb")
error
error(null)
error({a: 1})
error(1.50)
try error("x") catch .
.turns[-1].message as $m | $m
1 as $x | $y
label $out | 1, break $out
first(.turns[].message)
limit(0; .turns[])
input
[inputs]
halt
halt_error
"x", halt_error
1, halt_error(0)
"told" | halt_error(3)
debug
debug, error("after")
stderr | false
input_filename
input_line_number
get_search_list
modulemeta
$__loc__.line
$__prog_args
1 / 0
.turns + 1
{} + []
[1, 2] | .["a"]
"a" * 0
"abc" | .[1:]
"10" > 9
"0.9" | . > 0.8
[.turns[].message | strings | length] | add
reduce .turns[] as $t (0; . + 1)
def f(x): x | not; f(.response)
import "a" as a; .
include "a"; .
.[
.turns[
foo
.turns | nothere
.a.b | foo(1)
"x" in .response
.response and
.turns[-1].message.contains("x")
$.response
response
-n
# only a comment
true # comment
.turns[-1].message | @sh
"\\(.turns | length) turns"
"\\ud83d\\ude42" | length
"é" | length
"é" | utf8bytelength
.turns[-1].message | test("^.+$"; "x")
.turns[-1].message | [match("s"; "g").offset]
.turns[-1].message | gsub("\\\\s+"; "")
.turns[-1].message | sub("(?<a>.)"; "\\(.a)!")
if .response == null then "null" elif (.response | type) == "string" then false else 0 end
if .scores then 1 end
.turns[-1].message?
.response?.content?
.turns[-1]?.message[0]?
getpath(["response", "content"])
splits("a")
ltrimstr
toarray
.turns | tojson | fromjson | length
.scores | tostring
@json
@text
@csv
[.turns[].role] | @csv
""".strip("\n").split("\n")

EXPRESSIONS += ["", "  ", "error(\"multi\nline\")", '.turns[-1].message\n| contains("no")']
SCORES = [
    None,
    {},
    {"stats": {"toxic": {"min": 0.33, "max": 0.33, "avg": 0.33}}, "toxic": 0.33},
    {"stats": {"LABEL_1": {"min": 0.96, "max": 0.96, "avg": 0.96}}, "LABEL_1": 0.96},
    {"stats": {k: {"min": 0.6, "max": 0.9, "avg": 0.75} for k in ("LABEL_0", "LABEL_1")}, "LABEL_0": 0.9, "LABEL_1": 0.9},
]


def cases(rng: random.Random, count: int):
    """Each expression once, then several together."""
    for i in range(max(count, len(EXPRESSIONS))):
        alone = i < len(EXPRESSIONS)
        yield {
            "seen": seen(rng),
            "expressions": [EXPRESSIONS[i]] if alone else rng.choices(EXPRESSIONS, k=rng.randrange(1, 4)),
        }


def seen(rng: random.Random) -> dict:
    text = rng.choice(drawn.TEXTS)
    message = drawn.holder(rng) if rng.random() < 0.2 else text
    turns = [{"role": "USER", "message": "Tell me about your shop."}]
    if rng.random() < 0.85:
        turns.append({"role": "ASSISTANT", "message": message})
    return {
        "turns": turns,
        "response": rng.choice([None, {}, {"content": text}, message, message]),
        "scores": rng.choice(SCORES),
        "policy": rng.choice([None, "", "rules of the shop"]),
        "goal": rng.choice([None, "a goal of the shop"]),
    }


def record(case: dict) -> dict:
    answer = BaseMultiTurnAgentResponse(**case["seen"])
    # What the evaluator hands to jq, with the keys in their order.
    case["seen"] = answer.model_dump(mode="json")
    try:
        status = AnyJsonPathExpressionMatch().evaluate(
            answer, AnyJsonPathExpBasedPromptEvaluation(expressions=case["expressions"])
        )
    except Exception as error:
        return {"raises": f"{type(error).__name__}: {error}"}
    return {"success": status.success, "says": status.description}
