import type { ConfigFacts } from './facts.ts';
import type { Path } from './source-document.ts';
import { entries, field, fields, type Spot, textOf } from './spot.ts';

/** The parts of a DTX file that rules look at, wherever they are in it; a file may be one of these parts. */
export interface ConfigFile {
  /** `scope`, `plan`, `provider#provider`. */
  readonly format: string;
  readonly root: Spot;
  /** All of a scope: the file, or that of a plan or report. */
  readonly scope: Spot | undefined;
  readonly redteam: Spot | undefined;
  readonly providers: readonly Spot[];
  readonly environments: readonly Spot[];
  readonly prompts: readonly Spot[];
  /** `evaluation_method` of the whole run. */
  readonly method: Spot | undefined;
  /** Of a plan. */
  readonly suites: readonly Spot[];
  readonly facts: ConfigFacts;
}

/** Something a reader should know of a file. */
export interface Finding {
  readonly path: Path;
  /** Line within the text at `path`, from 1, when the text has several. */
  readonly inner?: number | undefined;
  readonly message: string;
  /** Page that explains it. */
  readonly page?: string | undefined;
}

/** What a rule finds: what DTX does not use or what has no effect, and what keeps a run from its end. */
export interface Findings {
  /** What makes a run pointless that comes to its end, such as a request without the test prompt. */
  readonly pointless?: readonly Finding[];
  /** What this page cannot tell of a file. */
  readonly unchecked?: readonly Finding[];
  readonly ignored?: readonly Finding[];
  readonly ends?: readonly Finding[];
}

export type Rule = (file: ConfigFile) => Findings;

/** Finds the parts. */
export function configFile(format: string, value: unknown, facts: ConfigFacts): ConfigFile {
  const root: Spot = { value, path: [] };
  const isInside = format === 'plan' || format === 'report';
  const scope = format === 'scope' ? root : isInside ? field(root, 'scope') : undefined;
  const holder = scope ?? (['provider', 'prompts'].includes(format) ? root : undefined);
  const redteam = field(scope, 'redteam');
  const evaluator = format === 'evaluator' ? root : field(redteam, 'global_evaluator');
  return {
    format,
    root,
    scope,
    redteam,
    providers: format === 'provider#provider' ? [root] : entries(field(holder, 'providers')),
    environments: format === 'environment' ? [root] : entries(field(holder, 'environments')),
    prompts: entries(field(holder, 'prompts')),
    method: format === 'evaluator#evaluation-method' ? root : field(evaluator, 'evaluation_method'),
    suites: format === 'plan' ? entries(field(root, 'test_suites')) : [],
    facts,
  };
}

/** The target of a run: the first provider. */
export function target({
  providers: [first],
}: ConfigFile): { id: string; config: Spot | undefined } | undefined {
  const id = textOf(first, 'provider') ?? textOf(first, 'id');
  return id === undefined ? undefined : { id, config: field(first, 'config') };
}

/** Whether prompts lose their policy on the way to the target, so that the policy judge has nothing to judge by. */
export function losesPolicy(file: ConfigFile): boolean {
  const id = target(file)?.id;
  return id === 'http' || id === 'gradio';
}

/** The evaluator that judges by the policy of a prompt. */
export const policyJudge = 'POLICY_BASED_EVALUATION_OPENAI';

/** Variables of the first environment. */
export function variables({ environments: [first] }: ConfigFile): (Spot & { readonly name: string })[] {
  return fields(field(first, 'vars'));
}

/** Datasets of a plan. */
export function datasetsOf({ suites }: ConfigFile): string[] {
  return [...new Set(suites.flatMap((suite) => textOf(suite, 'dataset') ?? []))];
}
