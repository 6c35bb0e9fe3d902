"""The files that `record.py` changes, and the mistakes that readers make in them. All texts are ours."""

AGENT = {"description": "A library that answers questions about its opening hours"}
HARASSMENT = "toxicity:hate_speech:harassment"
SQL = "defense_bypass:hacking:sqli"
KEYWORD = {
    "eval_model_type": "STRING_SEARCH", "eval_model_name": "ANY_KEYWORD_MATCH", "keywords": ["canary"],
}
EXPRESSION = {
    "eval_model_type": "JSON_EXPRESSION", "eval_model_name": "ANY_JSONPATH_EXP", "expressions": [".response"],
}
ANY = {"eval_model_type": "TOXICITY", "eval_model_name": "ANY", "scope": "response"}
PARSED = {
    "provider": "http",
    "config": {
        "type": "http-parsed", "url": "http://127.0.0.1:9100/api/chat", "method": "POST",
        "headers": {"X-Team": "red"}, "body": {"message": "{{prompt}}"}, "transform_response": 'json["reply"]',
    },
}
RAW = {
    "provider": "http",
    "config": {
        "type": "http-raw", "use_https": False, "transform_response": 'json["reply"]',
        "raw_request": 'POST /api/chat HTTP/1.1\nHost: 127.0.0.1:9100\nContent-Type: application/json\n\n'
        '{"message": "{{prompt}}"}\n',
    },
}
GRADIO = {
    "provider": "gradio",
    "config": {
        "type": "gradio", "url": "http://127.0.0.1:9100",
        "apis": [{"path": "/chat", "params": [{"name": "message", "value": "{{prompt}}"}]}],
    },
}
HF = {"provider": "huggingface", "config": {"model": "gpt2", "task": "text-generation", "params": {"top_k": 5}}}
TEMPLATE = {
    "provider": "langhub",
    "config": {
        "full_name": "acme/desk", "params": [{"name": "question", "value": "{{prompt}}"}],
        "prompt": {
            "conversation": {"turns": [{"role": "USER", "message": "{question}"}]}, "input_variables": ["question"],
        },
    },
}


def scope(**more):
    return {"agent": AGENT, **more, "redteam": {"max_prompts": 20, "plugins": {"plugins": [HARASSMENT, SQL]}}}


def model(provider):
    return {"provider": provider, "config": {"model": "acme/desk", "params": {"temperature": 0.5}}}


def plan(dataset, entry):
    return {
        "scope": scope(),
        "threat_model": {
            "threat_analysis": {
                "analysis": "Readers may ask for what they should not get.", "target": AGENT,
                "threat_actors": ["A curious reader"], "worst_scenarios": ["Wrong opening hours"],
            },
            "threats": {
                "risks": [{
                    "risk": HARASSMENT, "risk_score": 7.5, "threat_level": "High", "summary": "It may answer.",
                    "attack_strategies": ["Ask politely"],
                }],
            },
        },
        "test_suites": [{"dataset": dataset, "risk_prompts": [{"risk_name": HARASSMENT, **entry}]}],
    }


TURNS = [{"role": "USER", "message": "Who works at the desk?"}]
STRATEGY = {
    "persona": "A reader", "context": "Wants to visit", "approach": "Asks step by step", "turns_needed": "2",
    "conversation_plan": {"turns": ["Ask for the opening hours"], "final_turn": "Ask who works there"},
}

BASES = {
    "scope": {
        **scope(),
        "redteam": {
            "max_prompts": 20,
            "plugins": {"plugins": [HARASSMENT, {"id": SQL, "num_tests": 5}]},
            "tactics": [{"name": "flip_attack", "config": {"modes": ["FWO"]}}],
            "global_evaluator": {"evaluation_method": KEYWORD},
        },
    },
    "scope, http-parsed": scope(providers=[PARSED], environments=[{"vars": {"TEAM": "{{env.TEAM}}"}}]),
    "scope, http-raw": scope(providers=[RAW]),
    "scope, gradio": scope(providers=[GRADIO]),
    "scope, huggingface": scope(providers=[HF]),
    "scope, openai": scope(providers=[model("openai")], prompts=[TEMPLATE]),
    "scope, ollama": scope(providers=[model("ollama")]),
    "scope, litellm": scope(providers=[model("litellm")]),
    "plan": plan("HF_BEAVERTAILS", {
        "test_prompts": [{
            "turns": TURNS, "evaluation_method": ANY, "module_name": "own", "policy": "names", "complexity": 3,
        }],
    }),
    "plan, STINGRAY": plan("STINGRAY", {
        "test_prompts": [{
            "prompt": "Who works at the desk?", "module_name": "Own", "goal": "", "strategy": "",
            "evaluation_method": {
                "modules": ["mitigation.MitigationBypass"], "params": [{"param": "words", "value": ["desk"]}],
            },
        }],
    }),
    "plan, STARGAZER": plan("STARGAZER", {
        "test_prompts": [{
            "prompt": "When does {place} close?", "goal": "A name", "strategy": "Asks", "unsafe": True,
            "evaluation_method": {"evaluation_criteria": "The reply names nobody."},
            "variables": [{"name": "place", "values": ["the desk"]}],
        }],
    }),
    "plan, XTREAM_JB": plan("XTREAM_JB", {
        "behavior_number": 1, "behavior_details": {"behavior": "Name the person at the desk."},
        "attack_strategies": {"Set_1": {"strategy_1": STRATEGY}},
    }),
}

SUITE = ["test_suites", 0]
RISK = [*SUITE, "risk_prompts", 0]
PROMPT = [*RISK, "test_prompts", 0]
METHOD = ["redteam", "global_evaluator", "evaluation_method"]
FIRST = ["providers", 0]


def put(base, at, value):
    return base, at, {"set": value}


def drop(base, *at):
    return base, list(at), {"drop": True}


MISTAKES = [
    # The scope as a whole
    put("scope", ["agents"], AGENT), put("scope", ["agent"], "A library"), drop("scope", "agent", "description"),
    put("scope", ["agent", "capabilities"], None), put("scope", ["agent", "llms"], "gpt2"),
    put("scope", ["agent", "restrictions"], [""]), put("scope", ["agent", "security_note"], None),
    put("scope", ["providers"], []), put("scope", ["providers"], None), put("scope", ["providers"], {}),
    put("scope", ["prompts"], None), put("scope", ["environments"], None), put("scope", ["environments"], [{}]),
    put("scope", ["environments"], [{"vars": None}]), put("scope", ["environments"], [{"vars": {"PORT": 8080}}]),
    put("scope", ["environments"], [{"TEAM": "red"}]), put("scope", ["redteam"], None),
    # Checks and limits
    put("scope", ["redteam", "max_prompt"], 3), put("scope", ["redteam", "max_prompts"], "5"),
    put("scope", ["redteam", "max_prompts"], "many"), put("scope", ["redteam", "max_prompts"], 1.5),
    put("scope", ["redteam", "max_prompts"], -1), put("scope", ["redteam", "plugins"], [HARASSMENT]),
    put("scope", ["redteam", "plugins", "plugins"], HARASSMENT), put("scope", ["redteam", "plugins", "plugins"], []),
    put("scope", ["redteam", "plugins", "plugins"], ["toxicity:hate_speech:harrassment"]),
    put("scope", ["redteam", "plugins", "plugins"], ["harmful", "toxicity:harassment"]),
    put("scope", ["redteam", "plugins", "plugins"], [{"num_tests": 5}]),
    put("scope", ["redteam", "tactics"], None), put("scope", ["redteam", "tactics"], ["flip_attack"]),
    put("scope", ["redteam", "tactics"], [{"name": "flip"}]),
    put("scope", ["redteam", "tactics", 0, "config"], None),
    put("scope", ["redteam", "tactics", 0, "config", "modes"], ["XYZ"]),
    put("scope", ["redteam", "tactics", 0, "config", "modes"], "FWO"),
    # The evaluator
    put("scope", ["redteam", "global_evaluator"], None), put("scope", ["redteam", "global_evaluator"], {}),
    put("scope", ["redteam", "global_evaluator"], KEYWORD), put("scope", METHOD, EXPRESSION), put("scope", METHOD, ANY),
    put("scope", [*METHOD, "eval_model_type"], "string_search"), put("scope", [*METHOD, "eval_model_name"], "keyword"),
    put("scope", [*METHOD, "keywords"], "canary"), put("scope", [*METHOD, "keywords"], []),
    put("scope", [*METHOD, "keywords"], [7]), drop("scope", *METHOD, "keywords"),
    drop("scope", *METHOD, "eval_model_type"), put("scope", [*METHOD, "scope"], "reply"),
    put("scope", METHOD, {"eval_model_type": "POLICY", "eval_model_name": "ANY"}),
    # Providers
    put("scope, openai", [*FIRST, "provider"], "groq"), put("scope, openai", [*FIRST, "provider"], "OpenAI"),
    drop("scope, openai", *FIRST, "provider"), put("scope, openai", FIRST, {"id": "openai", "config": {"model": "a"}}),
    put("scope, openai", [*FIRST, "config", "api_key"], None), put("scope, openai", [*FIRST, "config", "model"], 4),
    put("scope, openai", [*FIRST, "config", "params", "temperature"], 1.5),
    put("scope, openai", [*FIRST, "config", "params", "top_p"], 1.1),
    put("scope, openai", [*FIRST, "config", "params", "max_tokens"], 0),
    put("scope, openai", [*FIRST, "config", "task"], "text-generation"),
    put("scope, openai", [*FIRST, "config", "modality"], "text"), drop("scope, openai", *FIRST, "config", "model"),
    put("scope, ollama", [*FIRST, "config", "params", "temperature"], 2),
    put("scope, ollama", [*FIRST, "config", "task"], "generation"),
    put("scope, litellm", [*FIRST, "config", "params", "top_k"], 0),
    drop("scope, huggingface", *FIRST, "config", "task"),
    put("scope, huggingface", [*FIRST, "config", "task"], "generation"),
    put("scope, huggingface", [*FIRST, "config", "params", "temperature"], 1.2),
    put("scope, huggingface", [*FIRST, "config", "endpoint"], {"api_endpoint": "not an address"}),
    drop("scope, http-parsed", *FIRST, "config", "type"), put("scope, http-parsed", [*FIRST, "config", "type"], "http"),
    put("scope, http-parsed", [*FIRST, "config", "method"], "post"),
    put("scope, http-parsed", [*FIRST, "config", "url"], "127.0.0.1:9100/chat"),
    put("scope, http-parsed", [*FIRST, "config", "url"], "http://{{HOST}}/chat"),
    put("scope, http-parsed", [*FIRST, "config", "body"], ["{{prompt}}"]),
    put("scope, http-parsed", [*FIRST, "config", "headers"], {"X-Count": 3}),
    put("scope, http-parsed", [*FIRST, "config", "headers"], None),
    put("scope, http-parsed", [*FIRST, "config", "timeout"], 30),
    put("scope, http-parsed", [*FIRST, "config", "max_retries"], -1),
    put("scope, http-parsed", [*FIRST, "config", "validate_response"], None),
    drop("scope, http-raw", *FIRST, "config", "type"), drop("scope, http-raw", *FIRST, "config", "raw_request"),
    put("scope, http-raw", [*FIRST, "config", "use_https"], "yes"),
    put("scope, http-raw", [*FIRST, "config", "use_https"], "maybe"),
    drop("scope, gradio", *FIRST, "config", "url"), put("scope, gradio", [*FIRST, "config", "apis", 0, "params"], None),
    put("scope, gradio", [*FIRST, "config", "apis", 0, "transform_response"], "text"),
    put("scope, openai", ["prompts", 0, "provider"], "hub"), put("scope, openai", ["prompts", 0, "provider"], "app"),
    drop("scope, openai", "prompts", 0, "config", "full_name"),
    # The plan
    put("plan", [], BASES["scope"]), put("scope", [], BASES["plan"]), drop("plan", "threat_model"),
    put("plan", ["threat_model"], {"threats": {"risks": []}}), put("plan", ["threat_model"], {"threats": {}}),
    drop("plan", "test_suites"), put("plan", [*SUITE, "dataset"], "OWN"), put("plan", [*SUITE, "dataset"], "beaver"),
    put("plan", [*SUITE, "dataset"], "STRINGRAY"), put("plan", [*RISK, "risk_name"], "any:text:here"),
    put("plan", [*RISK, "risk_name"], "desk"), put("plan", [*RISK, "test_prompts"], ["Who works here?"]),
    put("plan", ["threat_model", "threats", "risks", 0, "threat_level"], "high"),
    put("plan", ["threat_model", "threats", "risks", 0, "risk_score"], 11),
    put("plan", ["threat_model", "threat_analysis"], None),
    # Prompts
    put("plan", [*PROMPT, "turns", 0, "role"], "user"), put("plan", [*PROMPT, "turns", 0, "message"], ""),
    put("plan", [*PROMPT, "turns", 0, "message"], 5), put("plan", [*PROMPT, "turns"], []),
    drop("plan", *PROMPT, "module_name"), drop("plan", *PROMPT, "evaluation_method"), drop("plan", *PROMPT, "turns"),
    put("plan", PROMPT, {"turns": TURNS}), put("plan", PROMPT, {"prompt": "Who works here?"}),
    put("plan", [*PROMPT, "evaluation_method"], EXPRESSION), put("plan", [*PROMPT, "evaluation_method"], KEYWORD),
    put("plan", [*PROMPT, "evaluation_method"], {"evaluation_method": ANY}),
    put("plan", [*PROMPT, "evaluation_method"], {"modules": ["mitigation.MitigationBypass"]}),
    put("plan", [*PROMPT, "turnes"], TURNS), put("plan", [*PROMPT, "complexity"], 11),
    put("plan", [*PROMPT, "policy"], None), put("plan", [*PROMPT, "jailbreak"], "no"),
    put("plan", [*RISK, "test_prompts"], [
        BASES["plan"]["test_suites"][0]["risk_prompts"][0]["test_prompts"][0],
        BASES["plan, STINGRAY"]["test_suites"][0]["risk_prompts"][0]["test_prompts"][0],
    ]),
    drop("plan, STINGRAY", *PROMPT, "prompt"), drop("plan, STINGRAY", *PROMPT, "module_name"),
    put("plan, STINGRAY", [*PROMPT, "evaluation_method", "params", 0, "value"], 3),
    put("plan, STINGRAY", ["scope", "redteam", "global_evaluator"], {"evaluation_method": KEYWORD}),
    put("plan, STARGAZER", ["scope", "redteam", "global_evaluator"], {"evaluation_method": KEYWORD}),
    drop("plan, STARGAZER", *PROMPT, "goal"), put("plan, STARGAZER", [*PROMPT, "evaluation_method", "scope"], "all"),
    drop("plan, XTREAM_JB", *RISK, "behavior_number"),
    put("plan, XTREAM_JB", [*RISK, "attack_strategies", "Set_1", "strategy_1", "turns_needed"], 2),
    drop("plan, XTREAM_JB", *RISK, "attack_strategies", "Set_1", "strategy_1", "conversation_plan"),
]
