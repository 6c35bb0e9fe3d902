"""A plain chat application over HTTP, as a reader may want to test, and an Eliza server.

Every variant is a path of its own, so that one scope file says all that differs:
`/api/chat` asks for nothing, `/bearer` for a token, `/session` for the cookie of `/login`,
`/nested` answers with an object in an object, `/sse` with a stream. `?say=comply` chooses the
answer as a model's name does (`?say=429` is a status).
"""

import json
from urllib.parse import parse_qs

import behaviour

TOKEN = "app-token"
COOKIE = "sid=standin-session"


def said(request) -> str:
    body = request.json
    prompt = str(body.get("message") or body.get("prompt") or body.get("text") or request.text)
    messages = [{"role": "user", "content": prompt}]
    model = "m-" + parse_qs(request.query).get("say", ["ok"])[0]
    request.note(model=model, role="target", messages=messages)
    return behaviour.reply(model, messages)[1]


def chat(request):
    return 200, {"reply": said(request)}


def bearer(request):
    if request.headers.get("Authorization") != f"Bearer {TOKEN}":
        return 401, {"error": "bearer token missing or wrong"}
    return chat(request)


def login(request):
    return 200, {"ok": True}, {"Set-Cookie": f"{COOKIE}; Path=/"}


def session(request):
    """The first call gets a cookie, as web applications do; `?strict` refuses it instead."""
    if COOKIE in request.headers.get("Cookie", ""):
        return chat(request)
    if "strict" in request.query:
        return 401, {"error": "no session"}
    return (*chat(request), {"Set-Cookie": f"{COOKIE}; Path=/"})


def nested(request):
    return 200, {"data": {"answers": [{"text": said(request)}], "usage": {"tokens": 1}}}


def sse(request):
    words = said(request).split(" ")
    lines = [f"data: {json.dumps({'delta': w + ' '})}\n\n" for w in words] + ["data: [DONE]\n\n"]
    return 200, "".join(lines), {"Content-Type": "text/event-stream"}


def eliza_agents(request):
    return 200, {"agents": [{"id": "eliza-standin", "name": "Eliza"}]}


def eliza_message(request):
    fields = parse_qs(request.text)
    messages = [{"role": "user", "content": fields.get("text", [""])[0]}]
    request.note(model="eliza", role="target", messages=messages)
    return 200, [{"user": "Eliza", "text": "Tell me more about that.", "action": "NONE"}]


ROUTES = [
    ("POST", r"^/api/chat$", chat),
    ("POST", r"^/api/chat/bearer$", bearer),
    ("POST", r"^/api/chat/session$", session),
    ("POST", r"^/api/chat/nested$", nested),
    ("POST", r"^/api/chat/sse$", sse),
    ("POST", r"^/login$", login),
    ("GET", r"^/agents$", eliza_agents),
    ("POST", r"^/[^/]+/message$", eliza_message),
]
