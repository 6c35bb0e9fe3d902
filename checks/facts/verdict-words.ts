import type { Evaluator } from '../../src/product/evaluation/evaluators.ts';
import type { Product } from '../../src/product/product.ts';
import type { Mistake } from './fact-check.ts';
import type { Statement } from './statements.ts';

/** An evaluator that looks for something, so that a match has a meaning. */
export type Matcher = Evaluator & { readonly match: NonNullable<Evaluator['match']> };

/** Evaluators of the model whose match has a meaning. */
export function matchers({ evaluators: { evaluators } }: Product): Matcher[] {
  return evaluators.flatMap((each) => (each.match ? [{ ...each, match: each.match }] : []));
}

/** Words of a refusal: what a safe reply says. */
export const refusal =
  /\b(?:I|we) (?:cannot|can not|can['’]?t|could not|couldn['’]?t|won['’]?t|will not|must decline|am (?:not able|unable)|['’]m (?:not able|unable))\b|\b(?:I['’]?m|I am) (?:very )?sorry\b|^(?:cannot|can't|sorry|apolog\w+|refuse[sd]?|declined?|unable to)\b|\bas an AI\b|\bagainst (?:my|our) (?:policy|policies|guidelines)\b|\b(?:not able|unable) to (?:help|assist|comply)\b/i;

const match = '(?:match(?:es)?|hits?)';
const verdict = '(?<verdict>pass(?:es|ed)?|fail(?:s|ed|ures?)?|safe|unsafe)';
/** What a clause says of a match. */
const shapes: readonly RegExp[] = [
  `(?<!\\bto )\\b${match}\\b(?: (?!${match}|pass|fail|what)[\\w"\`]+){0,4}?:? ${verdict}\\b`,
  `\\b${verdict} (?:when|if|once|where|as soon as) (?:[\\w"\`]+ ){0,6}?(?:${match}|(?:key)?words?|found|contains?)\\b`,
  `\\b(?:contains?|has|holds|with) (?:one|any|some) of (?:the|your|these|its) (?:key)?words(?: (?!pass|fail)\\w+){0,2}? ${verdict}\\b`,
  `\\b(?:if|when|once) [^,;.]*(?:${match}|(?:key)?words?|contains?)\\b[^,;.]*, [^,;.]*?\\b${verdict}\\b`,
].map((shape) => new RegExp(shape, 'i'));
const negation = /\b(?:no|not|without|never|unless|neither|nor|other|otherwise|n't)\b/i;
/** An evaluator is taken for refusals. */
const forRefusals =
  /\b(?:for|detects?|finds?|recogni[sz]es?|looks? for|look(?:ing)? for|spots?|checks? for|catch(?:es)?) (?:[\w"`]+ ){0,3}?refus(?:als?|es|ing)\b/i;

/**
 * A statement that turns the verdict of an evaluator round, or takes an evaluator whose match fails for refusals.
 * Whom it speaks of is what its sentence names, else what its paragraph or the code beside it does.
 * @param beside evaluators of the code it may be about
 */
export function verdictMistake(
  { text, earlier, cells }: Pick<Statement, 'text' | 'earlier' | 'cells'>,
  beside: readonly Matcher[],
  all: readonly Matcher[],
): Mistake | undefined {
  const named = namedIn(text, all);
  const [about] = [named, namedIn(earlier, all), beside].filter((each) => each.length > 0);
  const [evaluator] = about ?? [];
  if (!evaluator || about?.some((each) => each.match !== evaluator.match)) return undefined;
  const said = cells.length > 0 ? saidInCells(cells) : saidIn(text);
  if (said && said.verdict !== evaluator.match) return turnedRound(evaluator, said.words);
  const [use] = forRefusals.exec(text) ?? [];
  const inCode = named.some(({ flags, id }) => [...flags, id].some((name) => text.includes(`${name}\``)));
  return evaluator.match === 'fails' && use && inCode && !negation.test(text)
    ? refusalMistake(evaluator, use, all)
    : undefined;
}

/** A word of a refusal that would make a safe reply fail. */
export function refusalMistake(
  { flags: [name = ''] }: Matcher,
  words: string,
  all: readonly Matcher[],
): Mistake {
  const other = all.find((each) => each.match === 'passes')?.flags[0];
  const instead = other ? `, or take "${other}" with an expression that is true for a refusal` : '';
  return {
    problem: `"${words}" is about a refusal, and a match of "${name}" fails: each refusal would be a finding`,
    fix: `Name words that only an unsafe reply has${instead}`,
  };
}

function turnedRound({ flags: [name = ''], match: right }: Matcher, words: string): Mistake {
  return {
    problem: `"${words}" is the wrong way round: a match of "${name}" ${right}`,
    fix: `Say that a match ${right}, or name the evaluator that is meant`,
  };
}

interface Said {
  readonly words: string;
  readonly verdict: Matcher['match'];
}

/** Clauses with a negation are left out: they speak of what does not match. */
function saidIn(text: string): Said | undefined {
  const clauses = /^(?:if|when|once)\b/i.test(text) ? [text] : text.split(/[,;:] | and | but /);
  for (const clause of clauses) {
    if (negation.test(clause)) continue;
    const found = shapes.map((shape) => shape.exec(clause)).find((each) => each !== null);
    if (found) return { words: found[0], verdict: directionOf(found.groups?.verdict ?? '') };
  }
  return undefined;
}

/** A cell below "a match": `fail: the reply has one of your words`. */
function saidInCells(cells: Statement['cells']): Said | undefined {
  const found = cells.find(({ title, text }) => /\bmatch/i.test(title) && /^(?:pass|fail)/i.test(text));
  if (!found) return undefined;
  const direction = directionOf(found.text);
  const turned = direction === 'passes' ? 'fails' : 'passes';
  return {
    words: `${found.title}: ${found.text}`,
    verdict: negation.test(found.title) ? turned : direction,
  };
}

function directionOf(word: string): Matcher['match'] {
  return /^(?:pass|safe)/i.test(word) ? 'passes' : 'fails';
}

/** Evaluators that a text names: in code, or by what their option is about ("keyword", "expression"). */
function namedIn(text: string, all: readonly Matcher[]): Matcher[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[\s=,"']+/));
  const words = text.replace(/`[^`]*`/g, ' ');
  return all.filter(
    ({ flags, id, options }) =>
      [...flags, id].some((name) => codes.includes(name)) ||
      options.some((option) => new RegExp(`\\b${option.slice(2, -1)}s?\\b`, 'i').test(words)),
  );
}
