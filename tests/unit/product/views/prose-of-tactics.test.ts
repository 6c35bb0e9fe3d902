import { expect, test } from 'vitest';
import { renderBody } from './rendered-page.ts';
import { proseText, tableText } from './table-text.ts';

test.each([
  [
    'pair',
    [
      'In DTX | `dtx attack run` `--attack PAIR`',
      'Turns | one prompt, refined over rounds',
      'Access to the target | black box',
      'Search | Iterative refinement in several streams',
      'Helper models | Attacker (`--attacker-model`, default `gpt-4o-mini`, temperature 0.7, 512 tokens); Judge (`--eval-model`, default `gpt-4o-mini`, temperature 0, 256 tokens)',
      'Sent to the target | One prompt, after the fixed system prompt `You are a helpful, safe assistant.`',
      'The judge sees | The attack prompt, the answer and the objective (`chao2023pair`)',
      'Keys | `OPENAI_API_KEY` always: without it the command stops',
      'Python classes | `PAIRRunner`, `PAIRConfig`, `PAIRRunDetails`',
    ],
  ],
  [
    'flipattack',
    [
      'In DTX | `dtx redteam run` `--tactics flip_attack`',
      'Turns | single turn',
      'Access to the target | black box',
      'Search | None, a fixed list of variants',
      'Helper models | None',
      'Sent to the target | The prompt of the dataset as it is; then each variant as one system and one user turn, if the prompt has a base prompt and its dataset is from Hugging Face',
      'The judge sees | What the evaluator of the scan takes, for each answer',
      'Keys | Only those of target and evaluator',
    ],
  ],
  [
    'adaptive_mtjb',
    [
      'In DTX | `dtx redteam plan` `--dataset xtreamjb`',
      'Turns | multi-turn',
      'Access to the target | black box',
      'Search | Plan, judge each turn, revise the plan',
      'Helper models | Planner (`gpt-4o` of OpenAI); Attacker (`qwen/qwq-32b` of OpenRouter; no flag changes it); Judge (`gpt-4o` of OpenAI)',
      'Sent to the target | The conversation so far; agents `http` and `gradio` send only its first message',
      'The judge sees | After each turn, the behavior and the answer, cut to 512 tokens; it rates from 1 to 5, and only 5 is a success',
      'Keys | `OPENAI_API_KEY` for planner and judge; `OPENROUTER_API_KEY` for the attacker of a run',
      'Stored prompts | `HF_XTREAM`: `--dataset xtream`',
    ],
  ],
])('the facts of %s are a row each, and what does not apply has none', async (id, rows) => {
  expect(tableText((await renderBody(`::tactic-facts{id="${id}"}`)).html)).toEqual(rows);
});

test('detail of the access follows its kind, and a tactic without details names two classes', async () => {
  const rows = tableText((await renderBody('::tactic-facts{id="autodan"}')).html);
  expect(rows).toContain('Access to the target | white box: loss of a Hugging Face model on your machine');
  expect(rows).toContain('Python classes | `AutoDANManager`, `AutoDANConfig`');
});

test.each([
  [
    '::tactic-paper{id="actor"}',
    'Ren, Li, Liu, Xie, Lu, Qiao, Sha, Yan, Ma, and Shao: [Derail Yourself: Multi-turn LLM Jailbreak Attack through Self-discovered Clues](https://arxiv.org/abs/2410.10700), October 2024, ACL 2025 as “LLMs know their vulnerabilities: Uncover Safety Gaps through Natural Distribution Shifts”. Published with it: [code](https://github.com/renqibing/ActorAttack), [SafeMTData](https://huggingface.co/datasets/SafeMTData/SafeMTData).',
  ],
  [
    '::tactic-paper{id="autodan"}',
    'Liu, Xu, Chen, and Xiao: [AutoDAN: Generating Stealthy Jailbreak Prompts on Aligned Large Language Models](https://arxiv.org/abs/2310.04451), 2023, ICLR 2024. Published with it: [code](https://github.com/SheltonLiu-N/AutoDAN).',
  ],
  ['::releases{product="dtx-prompt-guard-client"}', 'Not known: release dates, breaking changes.'],
  [
    '::command{name="dtx redteam scope"}',
    'Writes a scope file from a description. The first of three steps. Use it when a test has to be reviewed, repeated or limited to some risks. / Syntax`dtx redteam scope [--plugin EXPR]... [--framework EXPR]... DESCRIPTION [OUTPUT]`Copy It prints nothing, and overwrites the file. An expression that matches nothing writes `plugins: []` and ends with exit code 0.',
  ],
  [
    '::known-issues{ids="ddtx-no-rich"}',
    '[Known issue](/community/known-issues#issue-ddtx-no-rich), `ddtx redteam run --no_rich`: The flag is passed to a `dtx` that does not have it, and the run ends with a parser error. Leave it out.',
  ],
  [
    '::tactic-calls{id="actor"}',
    '`actors`: Actors that the actors model names; here 3. / `questions`: Questions that the question model writes for each of them; here 5.',
  ],
])('%s is drawn word for word, with its links', async (body, text) => {
  expect(proseText((await renderBody(body)).html).replace(/^(?:\/ )+/, '')).toBe(text);
});

test('rules of a command say what holds with and without a flag', async () => {
  const text = proseText((await renderBody('::command{name="dtx attack run"}')).html);
  const rules = text.split(' / ');
  expect(rules).toContain(
    'With `--attack AUTODAN`, these have no effect: `--eval-model`, `--judge-template`. It has no judge.',
  );
  expect(rules).toContain(
    'With `--attack CRESCENDO`, `--attack AUTODAN`, these have no effect: `--success-threshold`. Their `success` does not come from a score.',
  );
  expect(rules.at(-1)).toBe(
    'Without `--attack CRESCENDO`, these have no effect: the flags under CRESCENDO. Settings of this attack.',
  );
});

test('published results have a column for each thing that differs, and a dash where one says nothing', async () => {
  const rows = tableText((await renderBody('::tactic-results{id="bon"}')).html);
  const paper = '[Best-of-N paper](https://arxiv.org/abs/2412.03556)';
  expect(rows[0]).toBe('Model | Metric | Result | Setting | Source');
  expect(rows).toContain(`Claude 3 Opus | ASR | 92.45% | 10,000 samples | ${paper}`);
  expect(rows).toContain(`Winning prompts, sent again | Repeated success | about 20% | – | ${paper}`);
  const compared = tableText((await renderBody('::tactic-compared{id="actor"}')).html);
  expect(compared[0]).toBe('Setting | Paper | In DTX');
  expect(compared).toContain(
    'Stopping | After the first actor that succeeds (`early_stop`) | After the first actor that scores 10',
  );
});
