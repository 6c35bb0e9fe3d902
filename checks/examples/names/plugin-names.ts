import { nearestOf } from '../../../src/base/nearest.ts';
import { categoryOf } from '../../../src/product/risks/plugins.ts';
import { type CodeText, type FoundName, findNames, fixFor, type KnownNames } from './name-finder.ts';

/** `toxicity:hate_speech`, `…:biased_comparison`, `misinformation:competition:*`: words joined by colons. */
const colonWords = /(?<![\w:/.@-])(?:…|\.{3}|[a-z][\w-]*)(?::(?:…|\.{3}|\*|[a-z][\w-]*))+/g;
const elision = /…|\.{3}|\*/;

/** Ids of plugins, whole or the beginning of one. A shortened id is an error: readers copy ids. */
export function pluginNames({ text }: CodeText, { product: { plugins } }: KnownNames): FoundName[] {
  const ids = plugins.plugins.map(({ id }) => id);
  const categories = plugins.categories.map(({ id }) => id);
  return findNames(text, colonWords, (name) => {
    const category = categoryOf(name);
    const known = categories.includes(category);
    if (elision.test(name)) {
      const ending = name.split(':').at(-1) ?? '';
      const shortened = known || ids.some((id) => id.endsWith(`:${ending}`));
      return shortened ? { problem: `plugin id "${name}" is shortened`, fix: 'Write it out' } : 'no name';
    }
    if (!known) {
      const near = nearestOf(category, categories);
      if (!near || near.distance > 2) return 'no name';
      return {
        problem: `"${name}" is not a plugin`,
        fix: fixFor(name, ids, `Perhaps "${near.word}" is meant`),
      };
    }
    if (ids.some((id) => id.startsWith(name))) return undefined;
    return {
      problem: `"${name}" is not a plugin and begins none`,
      fix: fixFor(
        name,
        name.split(':').length > 2 ? ids : beginnings(ids),
        'See content/product/plugins.yml',
      ),
    };
  });
}

/** `category:subcategory` of every plugin. */
function beginnings(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.split(':').slice(0, 2).join(':')))];
}
