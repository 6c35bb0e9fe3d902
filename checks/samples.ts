import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem, Rule } from './rule.ts';

/** What the label of adversarial text says, by language of the document; a test holds it to the interface strings. */
export const sampleLabels: Readonly<Record<string, string>> = { en: 'Adversarial sample' };

/** Adversarial text is labelled where it is published: for readers in its caption, for programs by `data-sample`. */
export const samples: Rule = {
  label: 'Unlabelled sample',
  find: (site) =>
    site.pages.flatMap((page) => {
      const language = String(select('html', page.tree)?.properties.lang ?? '');
      const problems: Problem[] = [];
      visit(page.tree, 'element', (element) => {
        const problem = isSample(element)
          ? problemOf(element, sampleLabels[language.split('-')[0] ?? ''])
          : undefined;
        if (problem) problems.push({ page: page.path, problem, fix: 'Fix src/prose/code/CodeBlock.tsx' });
      });
      return problems;
    }),
};

function isSample({ properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return properties.dataSample !== undefined || classes.includes('code-sample');
}

function problemOf(figure: Element, label: string | undefined): string | undefined {
  const start = textOf(figure).trim().slice(0, 40);
  if (figure.properties.dataSample === undefined) return `the sample "${start}" has no data-sample`;
  const caption = select('figcaption', figure);
  const isHidden = caption?.properties.hidden !== undefined || caption?.properties.ariaHidden !== undefined;
  const isLabel =
    caption &&
    textOf(caption)
      .trim()
      .startsWith(label ?? '');
  if (!caption || isHidden || !isLabel || textOf(caption).trim() === '')
    return `the sample "${start}" has no visible label`;
  return undefined;
}
