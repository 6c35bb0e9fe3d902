import type { FormatProblem } from '../../product/formats/format-problems.ts';
import type { ConfigFile } from './config-file.ts';

/** Formats whose classes were read: fields they do not have are left out without a message. */
const open = ['scope', 'plan', 'report', 'provider', 'prompts', 'environment', 'evaluator'];

/** Formats that DTX reads. A report it only writes. */
const refusing = ['scope', 'plan', 'provider', 'prompts', 'environment', 'evaluator'];

/** Required fields that its classes have a default for, or that another of the classes does without. */
const waived = ['type', 'eval_model_type', 'eval_model_name', 'keywords', 'expressions'];

/** Fields of a scope that readers put beside it: what is there never runs, and nothing says so. */
const ofScope = ['agent', 'providers', 'prompts', 'environments', 'redteam'];

/** Fields that readers expect of a request, and what there is instead. */
const expected: Readonly<Record<string, string>> = {
  queryParams: 'Put the query into `url`, or into the path of the request.',
  query: 'Put the query into `url`, or into the path of the request.',
  params: 'Put the query into `url`, or into the path of the request.',
  timeout: 'There is no timeout: a request waits without limit.',
  verify: 'TLS certificates are always checked.',
  verify_ssl: 'TLS certificates are always checked.',
};

/** What DTX makes of a mistake, where that is known. */
export function consequence(
  { keyword, path, missing, effect }: FormatProblem,
  { format }: ConfigFile,
): string {
  const [name = ''] = path.slice(-1).map(String);
  const [base = ''] = format.split('#');
  const isStrategy = path.includes('risk_prompts') && !path.includes('test_prompts');
  if (isStrategy && missing !== 'risk_name' && ['required', 'type'].includes(keyword) && path.length > 4)
    return ' DTX then takes the entry for a list of prompts: the run prints `AttributeError` and never ends.';
  if (missing !== undefined && refusing.includes(base) && !waived.includes(missing))
    return ` DTX refuses the file without ${keyword === 'required' ? 'it' : `\`${missing}\``}.`;
  if (missing === 'keywords' || missing === 'expressions')
    return ' The first prompt ends the run with `AttributeError`.';
  if (['additionalProperties', 'unevaluatedProperties', 'x-open'].includes(keyword)) {
    const instead = path.includes('config') && Object.hasOwn(expected, name) ? ` ${expected[name]}` : '';
    const inScope = format === 'plan' && path.length === 1 && ofScope.includes(name);
    const place = inScope ? ' In a plan it belongs under `scope`.' : '';
    return open.includes(base) ? ` DTX ignores it.${instead}${place}` : '';
  }
  return effect ? ` ${effect}` : '';
}
