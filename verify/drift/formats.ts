import { z } from 'zod';
import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';

/** Which class of the packages reads or writes what a definition of our schemas describes. */
const classes: Readonly<Record<string, readonly string[]>> = {
  scope: ['dtx_models.scope.RedTeamScope'],
  'scope#agent': ['dtx_models.scope.AgentInfo'],
  'scope#redteam': ['dtx_models.scope.RedTeamSettings'],
  'scope#plugin-count': ['dtx_models.scope.PluginInScopeConfig'],
  'scope#tactic': ['dtx_models.tactic.PromptMutationTactic'],
  plan: ['dtx_models.analysis.RedTeamPlan'],
  'plan#threat-model': ['dtx_models.analysis.AnalysisResult'],
  'plan#risk': ['dtx_models.analysis.RiskItem'],
  'plan#test-suite': ['dtx_models.analysis.TestSuitePrompts'],
  'plan#stored-prompts': ['dtx_models.prompts.MultiturnTestPrompts'],
  'plan#prompt': [
    'dtx_models.prompts.MultiTurnTestPrompt',
    'dtx_models.analysis.TestPromptWithModEval',
    'dtx_models.analysis.TestPromptWithEvalCriteria',
  ],
  'plan#attack-plan': ['dtx_models.plugins.xtream.plan.XtreamAttackPlan'],
  'plan#attack-strategy': ['dtx_models.plugins.xtream.plan.AttackStrategy'],
  'prompts#turn': ['dtx_models.prompts.Turn'],
  'provider#provider': ['dtx_models.providers.http.HttpProvider'],
  'provider#http-common': ['dtx_models.providers.http.BaseHttpProvider'],
  'provider#http-raw': ['dtx_models.providers.http.RawHttpProviderConfig'],
  'provider#http-parsed': ['dtx_models.providers.http.StructuredHttpProviderConfig'],
  'provider#gradio': ['dtx_models.providers.gradio.GradioProviderConfig'],
  'provider#gradio-api': ['dtx_models.providers.gradio.GradioProviderApi'],
  'provider#huggingface': ['dtx_models.providers.hf.HuggingFaceGuardModelsProviderConfig'],
  'provider#huggingface-params': ['dtx_models.providers.hf.HuggingFaceProviderParams'],
  'provider#openai': ['dtx_models.providers.openai.OpenaiProviderConfig'],
  'provider#params': ['dtx_models.providers.openai.ProviderParams'],
  'provider#named-model': ['dtx_models.providers.ollama.OllamaProviderConfig'],
  report: ['dtx_models.results.EvalReport'],
  'report#result': ['dtx_models.results.EvalResult'],
  'report#judged-response': ['dtx_models.results.ResponseEvaluationStatus'],
  'report#response': ['dtx_models.prompts.BaseMultiTurnAgentResponse'],
  'report#attempts': ['dtx_models.results.AttemptsBenchmarkStats'],
  'report#risk-scores': ['dtx_models.results.EvaluationScoreSummary'],
  'report#rating': ['dtx_models.results.ScoreWithSeverity'],
  'evaluator#evaluation-method': [
    'dtx_models.evaluator.AnyKeywordBasedPromptEvaluation',
    'dtx_models.evaluator.AnyJsonPathExpBasedPromptEvaluation',
  ],
  'evaluator#detector-method': ['dtx_models.evaluator.ModuleBasedPromptEvaluation'],
  'evaluator#criteria-method': ['dtx_models.evaluator.CriteriaBasedPromptEvaluation'],
};

const objectSchema = z.looseObject({
  required: z.array(z.string()).default([]),
  properties: z
    .record(
      z.string(),
      z.looseObject({ default: z.unknown().optional(), 'x-differs': z.string().optional() }),
    )
    .default({}),
  allOf: z.array(z.looseObject({ $ref: z.string().optional() })).default([]),
});

/** Fields of the files that DTX reads and writes: names, which are required, defaults. */
export function compareFormats({ formats }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('formats');
  for (const [place, names] of Object.entries(classes)) {
    const [format = '', definition] = place.split('#');
    const file = formats.find(({ name }) => name === format);
    const held = z
      .looseObject({ $defs: z.record(z.string(), z.unknown()).default({}) })
      .parse(file?.schema ?? {});
    const ours = objectSchema.parse(definition === undefined ? held : (held.$defs[definition] ?? {}));
    const models = names.map((name) => facts.models[name]).filter((model) => model !== undefined);
    if (models.length < names.length) {
      comparer.add(place, 'extra', `${names.join(', ')}: not all in DTX`);
      continue;
    }
    for (const [field, { 'x-differs': reason }] of Object.entries(ours.properties))
      comparer.explain(`${place}.${field}`, reason);
    // Fields that several definitions share are described once.
    const shared = ours.allOf.flatMap(({ $ref }) => {
      const name = $ref?.startsWith('#/$defs/') ? $ref.slice('#/$defs/'.length) : undefined;
      return name === undefined ? [] : Object.keys(objectSchema.parse(held.$defs[name]).properties);
    });
    comparer.sets(
      `${place}.`,
      [...Object.keys(ours.properties), ...shared],
      models.flatMap((model) => Object.keys(model)),
    );
    const [first = {}] = models;
    for (const [field, described] of Object.entries(ours.properties)) {
      const real = first[field];
      if (!real) continue;
      // Reports, and prompts of several kinds, are described for readers: an excerpt without some fields is no mistake.
      if (!/^(?:report|plan#prompt|evaluator#evaluation-method|provider#provider)/.test(place))
        comparer.same(`${place}.${field}`, 'required', ours.required.includes(field), real.required);
      if (described.default !== undefined)
        comparer.same(`${place}.${field}`, 'default', described.default, real.default);
    }
  }
  return comparer.done();
}
