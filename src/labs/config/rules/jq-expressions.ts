import { foreign } from '../../jq/foreign.ts';
import { mask } from '../../jq/masked.ts';
import { pathsIn } from '../../jq/paths.ts';
import type { Findings, Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, type Spot, textOf } from '../spot.ts';

/** Keys of the object that an expression is applied to; a test compares them with the format. */
export const inputKeys = ['turns', 'response', 'scores', 'goal', 'policy'];

/** Expressions of jq that a judge applies, as far as they can be told without jq. */
export const rule: Rule = ({ method, format }) => {
  if (format === 'report' || textOf(method, 'eval_model_type') !== 'JSON_EXPRESSION') return {};
  const spots = entries(field(method, 'expressions')).filter((spot) => textOf(spot) !== undefined);
  const found = spots.map(ofExpression);
  const ends = found.flatMap((each) => each.ends ?? []);
  const [first] = spots;
  return {
    ends,
    ignored: found.flatMap(({ ignored }) => ignored ?? []),
    unchecked:
      first && ends.length < spots.length
        ? [
            {
              path: first.path,
              message:
                'jq does not run here: whether it can read an expression, and which replies match, is not checked. Try it on a reply with "Replay a verdict".',
              page: pages.replay,
            },
          ]
        : [],
  };
};

function ofExpression(spot: Spot): Findings {
  const text = textOf(spot) ?? '';
  const open = unbalanced(text);
  const other = foreign(text);
  const problem = other ? other.says : open && `${open}.`;
  if (problem !== undefined) {
    const write = other?.instead === undefined ? '' : ` Write \`${other.instead}\`.`;
    const message = `jq cannot read this: ${problem}${write} An error of jq ends the run.`;
    return {
      ends: [
        { path: spot.path, message: message + whereTheAnswerIs(other?.instead ?? ''), page: pages.jqSyntax },
      ],
    };
  }
  const elsewhere = whereTheAnswerIs(text).trim();
  return elsewhere ? { ignored: [{ path: spot.path, message: elsewhere, page: pages.jqInput }] } : {};
}

/** What is said of a path that begins with a key that the object does not have. */
function whereTheAnswerIs(expression: string): string {
  if (expression.length > 2_000 || /#|\b(?:def|reduce|foreach|as)\b/.test(expression)) return '';
  const keys = pathsIn(mask(expression).code)
    .filter(({ context, isOptional }) => context === '.' && !isOptional)
    .flatMap(({ path }) => /^\.([A-Za-z_]\w*)/.exec(path)?.[1] ?? []);
  const key = keys.find((each) => !inputKeys.includes(each));
  return key === undefined
    ? ''
    : ` The object that jq gets has no key \`${key.slice(0, 60)}\`: the text of the answer is at \`.turns[-1].message\`, what the target sends under \`.response\`.`;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The first quote or bracket of a jq expression that has no partner. A text may hold an expression itself, between
 * `\(` and `)`.
 */
export function unbalanced(expression: string): string | undefined {
  const open: string[] = [];
  for (let i = 0; i < expression.length; i++) {
    const sign = expression[i] ?? '';
    if (open.at(-1) === '"') {
      if (sign === '"') open.pop();
      else if (sign === '\\') {
        i++;
        if (expression[i] === '(') open.push('(');
      }
    } else if (sign === '#') {
      const end = expression.indexOf('\n', i);
      if (end < 0) break;
      i = end;
    } else if (sign === '"' || closing[sign]) open.push(sign);
    else if ([')', ']', '}'].includes(sign)) {
      const last = open.pop();
      if (last === undefined || closing[last] !== sign) return `\`${sign}\` closes nothing`;
    }
  }
  const last = open.at(-1);
  return last === undefined ? undefined : last === '"' ? 'a text has no end' : `\`${last}\` is not closed`;
}
