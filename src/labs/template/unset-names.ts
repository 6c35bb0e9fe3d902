import { nearestWord } from '../../base/nearest.ts';
import { type ExpectedName, expectedNames } from '../jinja/parse-template.ts';
import type { BodyProblem } from './fill-body.ts';

/** Names that DTX sets in a run. */
const set = ['prompt', 'system_prompt'];

/** More are not told: a template for other variables has many. */
const most = 3;

/**
 * What is said of the names in templates that no variable sets, since Jinja puts in nothing for them and says nothing.
 * @param templates texts that are filled, each for itself
 * @param source what they are part of, for their lines
 * @param variables names that are set
 */
export function unsetNames(
  templates: readonly string[],
  source: string,
  variables: readonly string[],
): BodyProblem[] {
  const expected = new Map<string, ExpectedName>();
  for (const each of templates.flatMap(expectedNames))
    if (!variables.includes(each.name) && !expected.has(each.name)) expected.set(each.name, each);
  const told: BodyProblem[] = [];
  for (const { name, isOptional } of expected.values()) {
    const near = nearName(name, variables);
    // What has something else for it is expected to be missing, unless it is a slip.
    if (isOptional && near === undefined) continue;
    told.push({
      message: `\`${name}\` is not set, so nothing is put in. ${advice(name, near)}`,
      line: lineOf(name, source),
    });
    if (told.length === most) break;
  }
  return told;
}

/** The variable that is meant by a name, or a name that DTX sets. */
export function nearName(name: string, variables: readonly string[]): string | undefined {
  return name.length < 3 || set.includes(name) ? undefined : nearestWord(name, [...variables, ...set]);
}

function advice(name: string, near: string | undefined): string {
  if (near !== undefined) return `Is \`${near}\` meant?`;
  if (set.includes(name)) return 'DTX sets it in a run; here, add it to the variables';
  return 'Add it to the variables, and in a scope to `vars` of the first entry of `environments`';
}

/** The first line with a name. */
function lineOf(name: string, source: string): number {
  const at = source.search(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'u'));
  return source.slice(0, Math.max(0, at)).split('\n').length;
}
