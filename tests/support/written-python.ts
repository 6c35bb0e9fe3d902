/** Expressions as people write them, by what they are about. All have the names of `python-expressions.ts`. */
const lines = String.raw`
json
json["id"]
json['choices'][0]['message']['content'].strip()
json["choices"][-1]["message"]
json["choices"][0]["message"]["content"] or "(no answer)"
json["messages"][-1]["content"]
[m["content"] for m in json["messages"] if m["role"] == "assistant"][-1]
[m["content"] for m in json["messages"] if m["role"] == "assistant"]
" ".join(m["content"] for m in json["messages"])
"\n".join([m["role"] + ": " + m["content"] for m in json["messages"]])
next(m["content"] for m in json["messages"] if m["role"] == "user")
next((m for m in json["messages"] if m["role"] == "tool"), None)
next((m for m in json["messages"] if m["role"] == "tool"), {}).get("content", "none")
{"text": json["id"], "score": json["score"]}
{m["role"]: m["n"] for m in json["messages"]}
json.get("id")
json.get("missing")
json.get("missing", "none")
json.get("missing", {}).get("x")
json.get("nested", {}).get("a", {}).get("b")
json["nested"]["a"]["b"][1][0]
json["score"] > 0.5
json["score"] * 100
round(json["score"] * 100)
round(json["score"], 1)
str(json["score"])
str(json)
str(json["choices"][0])
repr(text)
text
text[:10]
text[-3:]
text[::-1]
text[1:-1:2]
text.split("\n")[0]
text.splitlines()
text.strip()
text.lower().count("l")
text.replace("Hello", "Bye")
text.startswith("{")
len(text)
len(json)
len(json["messages"])
context["status"]
context["status"] == 200
context["status"] >= 200 and context["status"] < 300
200 <= context["status"] < 300
context["status"] in (200, 201)
context["status"] in [500] or json["ok"]
context["headers"]["content-type"]
context["headers"].get("X-Id")
"content-type" in context["headers"]
"id" in json
"id" not in json
not json["empty"]
json["ok"] is True
json["none"] is None
json["none"] is not None
json["id"] if "id" in json else text
json["id"] if json["ok"] else None
(json.get("error") or {}).get("message", "fine")
isinstance(json, dict)
isinstance(json["n"], (int, float))
isinstance(json["id"], str) and json["id"]
isinstance(True, int)
type(json).__name__
type(json["n"]) == int
type(json["n"]) is int
type(None).__name__
list(json.keys())
list(json.values())[0]
list(json.items())[0]
sorted(json["tags"])
sorted(json["tags"], reverse=True)
sorted(json["messages"], key=lambda m: m["n"])
sorted(json["messages"], key=lambda m: (-m["n"], m["role"]))
max(json["numbers"])
max(json["messages"], key=lambda m: len(m["content"]))["content"]
min(json["numbers"], default=0)
min([], default=7)
max(1, 2.5, 2)
sum(json["numbers"])
sum(m["n"] for m in json["messages"])
sum([[1], [2]], [])
any(m["role"] == "tool" for m in json["messages"])
all(m["n"] > 0 for m in json["messages"])
any([])
all([])
list(map(str, json["numbers"]))
list(map(str.upper, json["tags"]))
list(map(lambda m: m["n"], json["messages"]))
list(map(lambda a, b: a + b, [1, 2], [3, 4, 5]))
list(filter(None, [0, 1, "", "a"]))
list(filter(lambda x: x > 1, json["numbers"]))
dict(zip(["a", "b"], [1, 2]))
dict([("a", 1)])
list(zip("ab", [1, 2, 3]))
list(enumerate(["x", "y"]))
list(enumerate(["x"], 5))
list(enumerate(["x"], start=5))
list(range(3))
list(range(3, 0, -1))
list(reversed(json["tags"]))
list(reversed("abc"))
tuple(json["tags"])
set(json["tags"]) == {"a", "b", "it's"}
sorted({1, 2} | {2, 3})
sorted({1, 2} & {2, 3})
sorted({1, 2} - {2, 3})
sorted({1, 2} ^ {2, 3})
{1, 2} <= {1, 2, 3}
{1}.union({2}) == {1, 2}
{1, 2}.issubset([1, 2, 3])
len({1, 1.0, True})
abs(-3)
abs(json["numbers"][-1])
int("12")
int(" 12 ")
int("1_000")
int("ff", 16)
int("0x1f", 0)
int(2.9)
int(-2.9)
int(True)
float("1.5")
float("inf")
float("-1e-3")
float(" nan ")
bool("")
bool("0")
bool([0])
chr(65) + chr(128512)
ord("A")
hex(255)
bin(5)
oct(8)
divmod(7, 2)
divmod(-7, 2)
pow(2, 10)
round(2.5)
round(3.5)
round(-2.5)
round(2.675, 2)
round(1234, -2)
7 // 2
-7 // 2
-7 % 3
7.5 // 2
7 / 2
6 / 2
2 ** 10
2 ** -1
-2 ** 2
(-2) ** 2
2 ** 3 ** 2
1 + 2 * 3
(1 + 2) * 3
0.1 + 0.2
1e16
1e15
123456789012345678901234567890
0xff + 0b11 + 0o17
1_000.5
1 == 1.0
1 == True
"a" == 'a'
"a" < "b"
"a" < "B"
[1, 2] < [1, 3]
(1, 2) == (1, 2)
[1] == (1,)
None == False
1 < 2 < 3
1 < 3 > 2
3 > 2 == 2
not 1 == 2
not True and False
True or False and False
1 if 0 else 2 if 0 else 3
5 & 3 | 8 ^ 1
1 << 4 >> 2
~5
+True
- - 5
"a" * 3
3 * "ab"
[0] * 3
"a" + "b"
[1] + [2]
(1,) + (2,)
{"a": 1} | {"b": 2}
"ab" in "cabd"
"" in ""
1 in [1, 2]
1 in {1: 2}
(1, 2)
1, 2
(1,)
()
[]
{}
[1, 2, 3,]
{"a": 1, "b": [1, 2], "c": {"d": None}}
{1: "a", 1.0: "b", True: "c"}
{"a", "a"} == {"a"}
"it's"
'say "hi"'
'both \' and "'
"tab\tnew\nline\\"
r"\d+\n"
"\x41\u0042\U00000043\101"
"é ü 😀 \u200b \xa0"
"a" "b" 'c'
"""three "quotes" here"""
f"{json['id']}"
f"{json['id']}: {json['score']:.1%}"
f"{json['n']:05d}|{json['n']:>5}|{json['n']:<5}|{json['n']:^5}"
f"{json['id']!r}"
f"{1 + 1}"
f"{json['n']=}"
f"{{literal}}"
f"{'nested'}"
f"{1234567:,}"
f"{1234567.891:,.2f}"
f"{255:x} {255:#X} {5:b}"
f"{'x':*^9}"
f"{json['n']:{json['n']}}"
f"" 'a' f"{1}" "b"
f"{[m['n'] for m in [dict(n=1)]]}"
"%s and %s" % ("a", 1)
"%d%%" % 50
"%.2f" % 3.14159
"%(id)s" % json
"%5s|%-5s|" % ("a", "b")
"{} {}".format(1, "a")
"{1} {0}".format("a", "b")
"{name}!".format(name="x")
"{:>8.2f}".format(2.5)
"a,b,,c".split(",")
" a  b ".split()
"a b c".split(" ", 1)
"a b c".rsplit(" ", 1)
"a=b=c".partition("=")
"a=b=c".rpartition("=")
", ".join(["a", "b"])
"-".join("abc")
"Hello".upper()
"Hello".lower()
"hello world".title()
"hello".capitalize()
"xxaxx".strip("x")
"xxaxx".lstrip("x")
"xxaxx".rstrip("x")
"prefix-x".removeprefix("prefix-")
"x.json".removesuffix(".json")
"x.json".endswith((".json", ".yml"))
"hello".find("l")
"hello".rfind("l")
"hello".index("l")
"hello".find("z")
"hello".count("l")
"12".isdigit()
"ab1".isalnum()
"ab".isalpha()
"5".zfill(3)
"a".center(5, "*")
"a".ljust(3) + "|"
"a".rjust(3)
"a\tb".expandtabs(4)
"ab\ncd".splitlines()
"aBc".swapcase()
"a-b".replace("-", "_").upper().split("_")
[1, 2, 3][0]
[1, 2, 3][-1]
[1, 2, 3][1:]
[1, 2, 3][:-1]
[1, 2, 3][::2]
[1, 2, 3][::-1]
[1, 2, 3][5:]
(1, 2, 3)[1:]
range(10)[3]
[1, 2, 1].count(1)
[1, 2].index(2)
[3, 1, 2].sort()
[3, 1].copy()
{"a": 1}.items() == {"a": 1}.items() if False else True
{"a": 1}.pop("a")
{"a": 1}.setdefault("b", 2)
list({"b": 1, "a": 2})
[x for x in range(5) if x % 2]
[x * y for x in [1, 2] for y in [3, 4]]
[[y for y in x] for x in [[1], [2, 3]]]
[a + b for a, b in [(1, 2), (3, 4)]]
[i for i, (a, b) in enumerate([(1, 2)])]
[x for x in json["numbers"] if x > 0 if x < 3]
{x: x * x for x in range(3)}
sorted({x % 2 for x in range(5)})
list(x for x in "ab")
sum(x for x in range(4))
(lambda x: x + 1)(2)
(lambda x, y=2: x * y)(3)
(lambda *a, **k: (a, k))(1, 2, z=3)
(lambda a, /, b, *, c: (a, b, c))(1, b=2, c=3)
(lambda json: [json["id"] for m in json["messages"]])(json)
(lambda d: d["n"] + 1)(json)
lambda json, text, context: json["id"]
lambda json, text, context: [json["id"] + str(i) for i, m in enumerate(json["messages"])]
lambda json, text, context: json["id"] if context["status"] == 200 else text
lambda j, t, c: j.get("id") or t
lambda j, *rest: len(rest)
lambda *all: len(all)
lambda json, text, context: (lambda x: x["id"])(json)
lambda json, text, context: next((m["content"] for m in json["messages"] if m["n"] == json["n"] - 1), text)
json.choices[0]
json.id
json["missing"]
json["choices"]["message"]
json["choices"][5]
json["empty"][0]
json["none"]["x"]
json["none"][0]
json["id"]["x"]
json["n"]["x"]
json["n"][0]
json["id"][10]
json[0]
json[None]
json[["a"]]
json["messages"].content
json["id"].choices
json.loads(text)
json.get("missing")["x"]
json.get("missing").strip()
json()
json["id"]()
text["answer"]
text.answer
context.status
context["body"]
[json["id"] for m in json["messages"]]
list(m for m in json["messages"] if m["role"] == text)
(lambda: json)()
(lambda: json["id"])()
missing
true
null
status == 200
json["n"] + "a"
"a" + json["n"]
"a" + None
[1] + "a"
1 + [1]
None + 1
"a" - "b"
"a" * "b"
"3" * 1.5
{} + {}
1 < "a"
None < 1
[1] < 1
{} < {}
1 in 5
1 in "a"
len(5)
len(None)
int("a")
int("1.5")
int(None)
int([])
float("a")
float(None)
1 / 0
1 // 0
1 % 0
1.0 / 0
1.0 // 0
1.0 % 0
0 ** -1
10.0 ** 400
max([])
min()
sum(["a"])
sum("ab", "")
sorted([1, "a"])
sorted(5)
next(iter([]))
next([])
reversed({1})
abs("a")
round("a")
-"a"
~1.5
1 << -1
5()
"a"()
[1, 2][1.0]
[1, 2]["a"]
[1, 2][None]
[1, 2]["a":]
[1, 2][::0]
(1, 2)["a"]
(1, 2)[5]
"abc"["a"]
"abc"[5]
range(3)[5]
{1, 2}[0]
len[0]
"abc".index("z")
[1].index(2)
[1].remove(2)
[].pop()
{}.pop("a")
"".join([1])
"".join(5)
"a".split("")
"a".center(5, "ab")
"%d" % "a"
"%s %s" % 1
"%s" % (1, 2)
"%(a)s" % {}
"%z" % 1
"{}".format()
"{a}".format()
"{:d}".format("a")
f"{json['id']:d}"
f"{json['n']:s}"
f"{json:5}"
f"{1.5:d}"
[x for x, y in [1]]
[x for x, y in [[1]]]
[x for x, y in [[1, 2, 3]]]
dict([1])
dict([[1, 2, 3]])
{[]: 1}
{{}}
{json: 1}
{[1]}
isinstance(1, 2)
(lambda a: 1)()
(lambda a, b: 1)()
(lambda a: 1)(1, 2)
(lambda a: 1)(b=1)
(lambda a: 1)(1, a=1)
(lambda *, k: 1)()
lambda json: json["id"]
lambda a, b, c, d: 1
lambda json, text, context: json["id"], 1
lambda j, t, c: json["id"]
str.nope
"a".nope()
None.x
(1).x
len()
len(1, 2)
"a".replace("b")
json.get()
"a".upper(1)
"a".startswith(1) if False else 1
range("a")
range(1, 2, 0)
chr(-1)
ord("ab")
`
  .split('\n')
  .filter((line) => line !== '');

/** Codes of several lines, and such that Python does not parse. */
const others = [
  '{\n  "A": json["id"],\n  "B": json["n"],\n}\n',
  '  json["id"]',
  '\tjson["id"]',
  'json["id"]  # the id',
  '\n\njson["id"]\n\n',
  '# first\njson["id"]\n# last',
  '(json["id"]\n  + "x")',
  'json["id"] \\\n + "x"',
  '[\n# inside\n1,\n2]',
  '"""two\nlines"""',
  'json["id"]\r\n',
  'f"""{\n1 +\n1}"""',
  '',
  ' ',
  '# only',
  '\n json',
  'json\n ',
  'json\n \n',
  'json \\\n',
  'json \\\n ',
  'json\n["id"]',
  'json\n  ["id"]',
  'import json',
  'x = 1',
  'json["id"] = 1',
  'return json',
  'print "a"',
  'json["id"]; 1',
  'if json: 1',
  'for x in json: x',
  'def f(): pass',
  'del json',
  'pass',
  'json[',
  'json["id"',
  'json["id"))',
  '(1',
  '[1, 2',
  '{"a": 1',
  '{"a" 1}',
  '{"a": }',
  '{"a": 1, 2}',
  '{1, "a": 2}',
  '[1 2]',
  '[,]',
  '(,)',
  '1 +',
  '1 2',
  'json id',
  'json.',
  'json.1',
  '.choices[0]',
  '$.choices',
  'json["id"] ? 1 : 2',
  '!json',
  'json && text',
  'json || text',
  'json === text',
  'json <> text',
  'a if b',
  'if a else b',
  'not',
  'a not b',
  'a is is b',
  'lambda x',
  'lambda x: ',
  'lambda x, x: 1',
  'lambda x=1, y: 1',
  'lambda 1: 1',
  'f(a=1, 2)',
  'f(a=1, a=2)',
  'f(x for x in y, 1)',
  'f(1=2)',
  '[x for x in]',
  '[x for in y]',
  '[x if x for x in y]',
  '[for x in y]',
  '[x, y for x, y in z]',
  '[x for x in y if]',
  '[x for 1 in y]',
  "'abc",
  '"abc\'',
  '"abc\ndef"',
  '"""abc',
  '012',
  '1__0',
  '1_',
  '0xg',
  '1a',
  '1.e',
  'f"{"',
  'f"}"',
  'f"{}"',
  'f"{1!x}"',
  'f"{1!r:}"',
  'f"{a b}"',
  'f"{\'\\n\'}"',
  '"\\x4"',
  '"\\u12"',
  'None = 1',
  'True.x',
  'json["a"]["b"',
  'class',
  'yield 1',
  'await json',
  'json["id"] as x',
  'json @',
  '`json`',
  'json -> text',
  'x++',
  'x += 1',
];

export const written: readonly string[] = [...lines, ...others];
