"""Agents of DTX whose clients answer what a case says; nothing is sent."""

import json
from types import SimpleNamespace as Made

import litellm
import requests
from dtx.plugins.providers.anthropic.agent import AnthropicAgent
from dtx.plugins.providers.cerebras.agent import CerebrasAgent
from dtx.plugins.providers.dummy.echo import EchoAgent
from dtx.plugins.providers.eliza import agent as eliza
from dtx.plugins.providers.gemini.agent import GeminiAgent
from dtx.plugins.providers.gradio.agent import GradioAgent
from dtx.plugins.providers.groq.agent import GroqAgent
from dtx.plugins.providers.hf.agent import HFAgent
from dtx.plugins.providers.http.agent import HttpAgent
from dtx.plugins.providers.http.provider_client import HttpProviderClient
from dtx.plugins.providers.litellm.agent import LitellmAgent
from dtx.plugins.providers.mistral.agent import MistralAgent
from dtx.plugins.providers.ollama.agent import OllamaAgent
from dtx.plugins.providers.openai.agent import OpenAIAgent
from dtx_models.providers.anthropic import AnthropicProvider
from dtx_models.providers.cerebras import CerebrasProvider
from dtx_models.providers.gemini import GeminiProvider
from dtx_models.providers.gradio import GradioProvider
from dtx_models.providers.groq import GroqProvider
from dtx_models.providers.hf import HuggingFaceProviderConfig
from dtx_models.providers.http import HttpProvider
from dtx_models.providers.litellm import LitellmProvider
from dtx_models.providers.mistral import MistralProvider
from dtx_models.providers.ollama import OllamaProvider
from dtx_models.providers.openai import OpenaiProvider


def converse(case: dict):
    """The agent of a case, ready to answer."""
    return MAKERS[case["agent"]](case)


def chat(case: dict, model="shop-bot"):
    # The replies to earlier prompts are those of the case; the last one is what is asked about.
    replies = [text for role, text in case.get("earlier", []) if role == "ASSISTANT"] + [case["reply"]]
    # Two of the three ask once before the run, to see whether the model is there.
    if case["by"] != "openai":
        replies.insert(0, "pong")

    def completion(**_):
        return {"choices": [{"message": {"content": replies.pop(0)}}]}

    def create(**_):
        return Made(choices=[Made(message=Made(content=replies.pop(0)))])

    if case["by"] == "litellm":
        litellm.completion = completion
        return LitellmAgent(LitellmProvider(config={"model": f"openai/{model}"}))
    if case["by"] == "ollama":
        client = Made(chat=lambda **_: {"message": {"content": replies.pop(0)}})
        agent = OllamaAgent(OllamaProvider(config={"model": model}), client=client)
        return agent
    client = Made(chat=Made(completions=Made(create=create)))
    return OpenAIAgent(OpenaiProvider(config={"model": model}), client=client)


def guard(case: dict):
    return chat(case, "llama-guard-3")


def hosted(case: dict):
    litellm.completion = lambda **_: {"choices": [{"message": {"content": case["reply"]}}]}
    agent, provider = HOSTED[case["by"]]
    return agent(provider(config={"model": "shop-bot"}))


def hugging_face(task: str, output):
    agent = HFAgent.__new__(HFAgent)
    agent._provider = HuggingFaceProviderConfig(model="ours/shop-bot", task=task)
    agent._pipeline = Made(run_pipeline=lambda _: output)
    return agent


def classifier(case: dict):
    scores = json.loads(case["reply"])
    # As the pipeline of transformers answers: the best label of the text.
    best = max(scores, key=scores.get)
    return hugging_face("text-classification", [{"label": best, "score": scores[best]}])


def at_eliza(case: dict):
    def answered(value):
        return lambda *_, **__: Made(status_code=200, json=lambda: value)

    eliza.requests = Made(
        get=answered({"agents": [{"id": "1", "name": "shop"}]}),
        post=answered([{"text": case["reply"]}]),
        RequestException=requests.RequestException,
    )
    return eliza.ElizaAgent("http://127.0.0.1:1")


def http(case: dict):
    def send(*_):
        response = requests.Response()
        response.status_code, response._content, response.encoding = 200, case["reply"].encode(), "utf-8"
        return response

    config = {"url": "http://127.0.0.1:1/", "method": "POST", "body": {"q": "{{prompt}}"}}
    if case["transform"]:
        config["transform_response"] = case["transform"]
    agent = HttpAgent(HttpProvider(config=config))
    agent._client = HttpProviderClient(Made(send_request=send))
    return agent


def gradio(case: dict):
    try:
        value = json.loads(case["reply"])
    except ValueError:
        value = case["reply"]
    api = {"path": "/chat", "params": []}
    if case["transform"]:
        api["transform_response"] = {"location": json.loads(case["transform"])}
    provider = GradioProvider(config={"url": "http://127.0.0.1:1", "apis": [api]})
    return GradioAgent(provider, client=Made(predict=lambda **_: value))


HOSTED = {
    "groq": (GroqAgent, GroqProvider),
    "anthropic": (AnthropicAgent, AnthropicProvider),
    "mistral": (MistralAgent, MistralProvider),
    "gemini": (GeminiAgent, GeminiProvider),
    "cerebras": (CerebrasAgent, CerebrasProvider),
}
MAKERS = {
    "chat": chat,
    "guard": guard,
    "hosted": hosted,
    "huggingface": lambda case: hugging_face("text-generation", [{"generated_text": case["reply"]}]),
    "classifier": classifier,
    "echo": lambda _: EchoAgent(),
    "eliza": at_eliza,
    "http": http,
    "gradio": gradio,
}
