"""The shapes in which hosted models answer. Routing is by path, so that each works on any host name."""

import re

import behaviour

USAGE = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
NAMES = ["m-ok", "m-comply", "m-refuse", "m-empty", "m-echo", "gpt-4o", "gpt-4o-mini", "llama-guard3:1b"]


def openai_chat(request):
    """OpenAI, and what copies it: Groq, Mistral, Cerebras, OpenRouter, Together, vLLM."""
    body = request.json
    model = body.get("model", "")
    text = answer(request, model, body.get("messages", []))
    choices = [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": text}}]
    if behaviour.behaviour(model) == "nochoices":
        choices = []
    return 200, {
        "id": "chatcmpl-standin", "object": "chat.completion", "created": 1, "model": model,
        "choices": choices, "usage": USAGE,
    }


def openai_models(request):
    return 200, {"object": "list", "data": [{"id": n, "object": "model", "owned_by": "standin"} for n in NAMES]}


def anthropic_messages(request):
    body = request.json
    model = body.get("model", "")
    text = answer(request, model, body.get("messages", []))
    return 200, {
        "id": "msg_standin", "type": "message", "role": "assistant", "model": model,
        "content": [{"type": "text", "text": text}], "stop_reason": "end_turn", "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }


def gemini_generate(request):
    model = re.search(r"models/([^:/]+):", request.path).group(1)
    turns = request.json.get("contents", [])
    messages = [
        {"role": t.get("role", "user"), "content": "\n".join(p.get("text", "") for p in t.get("parts", []))}
        for t in turns
    ]
    text = answer(request, model, messages)
    return 200, {
        "candidates": [{"content": {"role": "model", "parts": [{"text": text}]}, "finishReason": "STOP", "index": 0}],
        "usageMetadata": {"promptTokenCount": 1, "candidatesTokenCount": 1, "totalTokenCount": 2},
        "modelVersion": model,
    }


def ollama_chat(request):
    body = request.json
    model = body.get("model", "")
    messages = body.get("messages") or [{"role": "user", "content": body.get("prompt", "")}]
    if model.startswith("llama-guard"):
        # A guard model classifies the conversation; it does not take part in it.
        bad = any(behaviour.MARKER in behaviour.content(m) for m in messages)
        request.note(model=model, role="guard", messages=messages)
        text = "unsafe\nS1" if bad else "safe"
    else:
        text = answer(request, model, messages)
    key = {"response": text} if request.path == "/api/generate" else {
        "message": {"role": "assistant", "content": text}
    }
    return 200, {"model": model, "created_at": "2026-01-01T00:00:00Z", "done": True, "done_reason": "stop", **key}


def ollama_tags(request):
    return 200, {"models": [{"name": n, "model": n, "size": 1, "digest": "0" * 64} for n in NAMES]}


def ollama_root(request):
    return 200, "Ollama is running"


def answer(request, model, messages):
    """The text of the reply; the log gets role and lengths before a failure is raised."""
    request.note(model=model, role=behaviour.role(messages), messages=messages)
    return behaviour.reply(model, messages)[1]


ROUTES = [
    ("POST", r"/chat/completions$", openai_chat),
    ("GET", r"/models$", openai_models),
    ("POST", r"/v1/messages$", anthropic_messages),
    ("POST", r"/models/[^/]+:generateContent$", gemini_generate),
]

# Ollama's paths collide with those of the plain app, so they are played on Ollama's own port only.
OLLAMA_ROUTES = [
    ("POST", r"^/api/(chat|generate)$", ollama_chat),
    ("GET", r"^/api/tags$", ollama_tags),
    ("GET", r"^/$", ollama_root),
]
