import { withArticle } from '../../../src/base/article.ts';
import type { Evaluators } from '../../../src/product/evaluation/evaluators.ts';
import { type CodeText, type FoundName, findNames, fixFor, type KnownNames } from './name-finder.ts';

const key = (name: string) => new RegExp(`\\b${name}"?:\\s*["']?([\\w-]+)`, 'g');
const modelName = key('eval_model_name');
const modelType = key('eval_model_type');
/** How names of evaluators begin; `ANY_` alone is too short to tell. */
const evaluatorWords = /(?<![\w.-])(?:IBM_GRANITE|POLICY_BASED|OLLAMA_LLAMA|ANY)_[A-Z0-9_]+(?!\w)/g;
const evaluatorFlag = /--eval[ =]([\w-]+)/g;
const evaluatorFile = 'See content/product/evaluators.yml';

/** Names and types of evaluators; a name and a type of one evaluation method must fit; `--eval` in a sentence. */
export function evaluatorNames({ text, language }: CodeText, { product }: KnownNames): FoundName[] {
  const { evaluators, types } = product.evaluators;
  const ids = evaluators.map(({ id }) => id);
  const oneOf = (kind: string, name: string, known: readonly string[]): FoundName['wrong'] =>
    known.includes(name)
      ? undefined
      : { problem: `"${name}" is not ${withArticle(kind)}`, fix: fixFor(name, known, evaluatorFile) };
  const flags = evaluators.flatMap((evaluator) => [...evaluator.flags, ...evaluator.retired]);
  return [
    ...findNames(text, modelType, (name) =>
      oneOf(
        'type of evaluator',
        name,
        types.map(({ id }) => id),
      ),
    ),
    ...findNames(text, modelName, (name, { index }) =>
      ids.includes(name) ? misfit(name, text, index, evaluators) : oneOf('evaluator', name, ids),
    ),
    ...findNames(text, evaluatorWords, (name, { index }) =>
      /eval_model_name"?:\s*["']?$/.test(text.slice(0, index)) ? 'no name' : oneOf('evaluator', name, ids),
    ),
    ...(language ? [] : findNames(text, evaluatorFlag, (name) => flagProblem(name, flags))),
  ];
}

function flagProblem(name: string, flags: readonly string[]): FoundName['wrong'] {
  // `--eval NAME` stands for any value.
  if (name === 'NAME' || name === 'E' || flags.includes(name)) return undefined;
  return { problem: `--eval knows no "${name}"`, fix: fixFor(name, flags, evaluatorFile) };
}

/** The type next to a name, one line above or below it, when it is another than the evaluator's. */
function misfit(
  name: string,
  text: string,
  index: number,
  evaluators: Evaluators['evaluators'],
): FoundName['wrong'] {
  const lines = text.split('\n');
  const line = text.slice(0, index).split('\n').length - 1;
  const around = lines.slice(Math.max(0, line - 1), line + 2).join('\n');
  const written = [...around.matchAll(modelType)][0]?.[1];
  const type = evaluators.find(({ id }) => id === name)?.type;
  return written === undefined || written === type
    ? undefined
    : { problem: `evaluator "${name}" is not of type "${written}"`, fix: `Its type is "${type}"` };
}
