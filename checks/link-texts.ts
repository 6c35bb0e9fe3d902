import type { Element, Parents } from 'hast';
import { visit } from 'unist-util-visit';
import { accessibleText } from './accessible-text.ts';
import type { Problem, Rule } from './rule.ts';

const vague = new Set([
  'here',
  'click here',
  'see here',
  'this',
  'this page',
  'this link',
  'the link',
  'link',
  'page',
  'more',
  'read more',
  'learn more',
]);
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** A link says where it leads when it is read alone, as in a screen reader's list of links. */
export const linkTexts: Rule = {
  label: 'Link text',
  find: (site) =>
    [...site.pages, ...site.fragments].flatMap((page) => {
      const problems: Problem[] = [];
      visit(page.tree, 'element', (element, _, parent) => {
        const { href } = element.properties;
        if (element.tagName !== 'a' || typeof href !== 'string') return;
        const text = isNamedByParent(element, parent) ? accessibleText(parent) : accessibleText(element);
        // "here (opens in new tab)" is as vague as "here".
        const seen = accessibleText(element, { sightless: false }) || text;
        const fix = 'Write what the reader finds there';
        const add = (problem: string) => problems.push({ page: page.path, problem, fix });
        if (text === '') add(`the link to ${href} has no text`);
        else if (bareAddress.test(seen)) add(`"${seen}" is a bare address`);
        else if (vague.has(wordsOf(seen))) add(`"${seen}" (to ${href}) says nothing out of context`);
      });
      return problems;
    }),
};

/** The link of a heading to itself is called as the heading. */
function isNamedByParent({ properties }: Element, parent: Parents | undefined): parent is Element {
  return parent?.type === 'element' && String(properties.ariaLabelledBy ?? '') === parent.properties.id;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
