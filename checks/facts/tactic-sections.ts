import { toString as textOf } from 'mdast-util-to-string';
import { pageTree } from '../source/page-source.ts';
import { type FactCheck, isCurrent, reported } from './fact-check.ts';

/** Sections of every page of the type `tactic`, in this order, and no others; `docs/writing.md` says what each holds. */
export const tacticSections = [
  'The idea',
  'The algorithm',
  'Paper and DTX',
  'Access and cost',
  'Parameters',
  'Run it in DTX',
  'Result fields',
  'Safety and limits',
  'Published results',
  'How to defend',
  'In other tools',
  'Citation',
] as const;

/** Pages about tactics are built alike, so that a reader of one finds everything in the next. */
export const sectionsOfTactics: FactCheck = {
  id: 'tactic-sections',
  find(source, product) {
    const { page } = source;
    if (page.frontMatter.type !== 'tactic' || !isCurrent(product)) return [];
    const found = pageTree(page).children.flatMap((node) =>
      node.type === 'heading' && node.depth === 2
        ? [{ title: textOf(node), line: node.position?.start.line ?? 1 }]
        : [],
    );
    const at = tacticSections.findIndex((title, i) => found[i]?.title !== title);
    const first = at < 0 ? tacticSections.length : at;
    const [wanted, there] = [tacticSections[first], found[first]];
    if (!wanted && !there) return [];
    const problem = there
      ? `the section "${there.title}" stands where ${wanted ? `"${wanted}" is expected` : 'the page of a tactic ends'}`
      : `the section "${wanted}" is missing`;
    const line = there?.line ?? page.body.split('\n').length;
    return reported(source, [{ line, problem, fix: `A tactic has ${tacticSections.join(', ')}` }]);
  },
};
