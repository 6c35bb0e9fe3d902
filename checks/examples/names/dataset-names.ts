import { nearestOf } from '../../../src/base/nearest.ts';
import type { Dataset } from '../../../src/product/evaluation/datasets.ts';
import { type CodeText, type FoundName, findNames, fixFor, type KnownNames } from './name-finder.ts';

const upperWords = /(?<![\w.-])[A-Z][A-Z0-9_]{5,}(?!\w)/g;
const datasetKey = /^\s*(?:- )?"?dataset"?:\s*["']?([\w-]+)["']?,?\s*(?:#.*)?$/gm;
const promptDataset = /\bPromptDataset\.(\w+)/g;
const datasetFlag = /--dataset[ =]([\w-]+)/g;

/**
 * Values of datasets: `HF_…` and names close to the others, the key `dataset:` of a plan, `PromptDataset.X`, and
 * `--dataset` in a sentence (in commands, the command check looks at it).
 */
export function datasetNames(code: CodeText, { product, declared }: KnownNames): FoundName[] {
  const ids = product.datasets.map(({ id }) => id);
  const onCommandLine = product.datasets.flatMap(({ id, aliases }) => [id, ...aliases]);
  const retired = product.datasets.flatMap((dataset) => dataset.retired);
  const variables = product.environment.map(({ id }) => id);
  const { text, language } = code;
  const member = findNames(text, promptDataset, (name) =>
    ids.includes(name) || /^[a-z_]+$/.test(name)
      ? undefined
      : { problem: `PromptDataset has no member "${name}"`, fix: fixFor(name, ids, datasetFile) },
  );
  const words = findNames(text, upperWords, (name, match) => {
    if (text.slice(0, match.index).endsWith('PromptDataset.')) return 'no name';
    if (ids.includes(name)) return undefined;
    if (variables.includes(name) || declared.has(name) || retired.includes(name)) return 'no name';
    const near = nearestOf(name, ids);
    if (!name.startsWith('HF_') && (near?.distance ?? 9) > 1) return 'no name';
    return {
      problem: `"${name}" is not a dataset and no variable`,
      fix: fixFor(name, [...ids, ...variables], datasetFile),
    };
  });
  const keys = ['yaml', 'yml', 'json'].includes(language ?? '')
    ? findNames(text, datasetKey, (name) => keyProblem(name, text, product.datasets))
    : [];
  const flags = language
    ? []
    : findNames(text, datasetFlag, (name) =>
        includesFolded([...onCommandLine, ...retired, ...placeholders], name)
          ? undefined
          : {
              problem: `--dataset knows no "${name}"`,
              fix: fixFor(name, onCommandLine, datasetFile),
            },
      );
  return [...member, ...words, ...keys, ...flags];
}

const datasetFile = 'See content/product/datasets.yml';
/** Words that stand for a value in a sentence: `--dataset NAME`. */
const placeholders = ['NAME', 'D'];

/** A plan holds the canonical value; elsewhere a key called `dataset` may hold what `--dataset` takes. */
function keyProblem(name: string, text: string, datasets: readonly Dataset[]): FoundName['wrong'] {
  const isCalled = (each: Dataset) => includesFolded([each.id, ...each.aliases], name);
  const dataset = datasets.find(isCalled);
  if (!text.includes('test_suites') || dataset?.id === name) {
    const names = datasets.flatMap(({ id, aliases, retired }) => [id, ...aliases, ...retired]);
    if (includesFolded(names, name)) return undefined;
    return { problem: `"${name}" is not a dataset`, fix: fixFor(name, names, datasetFile) };
  }
  if (datasets.some(({ retired }) => retired.includes(name))) return undefined;
  const ids = datasets.map(({ id }) => id);
  return {
    problem: `"${name}" is not a dataset value of a plan`,
    fix: dataset ? `Write "${dataset.id}"` : fixFor(name, ids, datasetFile),
  };
}

function includesFolded(names: readonly string[], name: string): boolean {
  return names.some((each) => each.toLowerCase() === name.toLowerCase());
}
