import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { accessibleText } from './accessible-text.ts';
import type { Problem, Rule } from './rule.ts';

/**
 * Headings form an outline: one h1 on the page, no skipped level in its main part, none empty, and no two of one text
 * below the same heading.
 */
export const headings: Rule = {
  label: 'Heading',
  find: (site) =>
    site.pages.flatMap((page) => {
      const problems: Problem[] = [];
      const add = (problem: string, fix: string) => problems.push({ page: page.path, problem, fix });

      const all = headingsIn(page.tree);
      const titles = all.filter(({ level }) => level === 1);
      if (titles.length === 0) add('no h1', 'Give the page a title');
      if (titles.length > 1)
        add(`${titles.length} h1: ${titles.map(quoted).join(', ')}`, 'Keep the title, make the rest h2');
      for (const each of all)
        if (each.text === '') add(`an empty h${each.level}`, 'Write its text or remove it');

      let last = 0;
      const names: string[] = [];
      const seen = new Set<string>();
      for (const each of mainParts(page.tree).flatMap(headingsIn)) {
        if (each.level > last + 1) {
          const after = last === 0 ? 'the first of the page' : `after an h${last}`;
          add(`${quoted(each)} is an h${each.level}, ${after}`, `Make it an h${last + 1}`);
        }
        last = each.level;
        names.splice(each.level - 1, names.length, each.text);
        const place = JSON.stringify(names);
        if (seen.has(place) && each.text !== '')
          add(
            `${quoted(each)} is the heading of two sections`,
            'Give each a name of its own: the address of the second depends on their order',
          );
        seen.add(place);
      }
      return problems;
    }),
};

interface Heading {
  readonly level: number;
  readonly text: string;
}

const quoted = ({ text }: Heading) => `"${text}"`;

function headingsIn(tree: Nodes): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'element', (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level) found.push({ level: Number(level), text: headingText(element) });
  });
  return found;
}

/** Without the link that every heading carries to itself. */
function headingText(element: Element): string {
  const children = element.children.filter((child) => child.type !== 'element' || !isSelfLink(child));
  return accessibleText({ ...element, children });
}

function isSelfLink({ tagName, properties }: Element): boolean {
  return (
    tagName === 'a' &&
    String(properties.href ?? '').startsWith('#') &&
    (properties.ariaLabel ?? properties.ariaLabelledBy) !== undefined
  );
}

function mainParts(tree: Nodes): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'main') found.push(element);
  });
  return found;
}
