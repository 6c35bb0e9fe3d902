import type { Files } from '../site-folder.ts';

const prompts = `
class RoleType:
    SYSTEM, USER, ASSISTANT = "SYSTEM", "USER", "ASSISTANT"

class Turn:
    def __init__(self, role, message):
        assert message, "an empty message"
        self.role, self.message = role, message

class BaseMultiTurnConversation:
    def __init__(self, turns):
        self.turns = turns

    def get_user_turns(self):
        return iter([turn for turn in self.turns if turn.role == RoleType.USER])

class BaseMultiTurnAgentResponse(BaseMultiTurnConversation):
    pass
`;

const runner = `
import json, os
from dtx_models.prompts import BaseMultiTurnConversation, RoleType, Turn

class DtxRunnerConfigBuilder:
    def __getattr__(self, name):
        def set(*values):
            self.__dict__["set_" + name] = values
            return self
        return set

    def build(self):
        return self

class Report:
    eval_results = []

class DtxRunner:
    """Asks the prompts of the test and prints what the rule would see, instead of judging it."""

    def __init__(self, config):
        self.config = config

    def run(self):
        (agent,), (rule,) = self.config.set_agent, self.config.set_evaluator
        for text in json.loads(os.environ["PROMPTS"]):
            prompt = BaseMultiTurnConversation([Turn(RoleType.USER, text)])
            turns = [vars(turn) for turn in agent.converse(prompt).turns]
            print(json.dumps({"rule": rule, "seen": {"turns": turns, "response": {}}}))
        return Report
`;

/**
 * As much of DTX's Python packages as an example needs to run against a stand-in. The names and signatures that
 * examples use are held to the product model by the check of imports; this only carries a prompt to an agent.
 */
export const dtxStub: Files = {
  'dtx/__init__.py': '',
  'dtx/plugins/providers/base/agent.py': 'class BaseAgent:\n    pass\n',
  'dtx/sdk/runner.py': runner,
  'dtx_models/__init__.py': '',
  'dtx_models/prompts.py': prompts,
  'dtx_models/analysis.py': 'class PromptDataset:\n    HF_BEAVERTAILS = "HF_BEAVERTAILS"\n',
  'dtx_models/evaluator.py': `
class EvaluatorMethodRepo:
    def get_evaluator(self, name, expressions):
        assert name == "jsonpath"
        return expressions
`,
};
