import type { Element, ElementContent, Root } from 'hast';
import { codeRules } from './components/code.ts';
import { labRules } from './components/labs.ts';
import { listRules } from './components/lists.ts';
import { noteRules } from './components/notes.ts';
import { pictureRules } from './components/pictures.ts';
import { asideRules } from './components/set-apart.ts';
import { tableRules } from './components/tables.ts';
import { isFrame } from './frame.ts';
import { attribute, element, has, isElement, label, text, textOf } from './read-html.ts';
import type { PageFacts, Rule } from './rule.ts';
import { setApart } from './set-apart.ts';

/** The first rule that gives something for an element decides what it is in Markdown. */
const rules: readonly Rule[] = [
  ...codeRules,
  ...labRules,
  ...asideRules,
  ...pictureRules,
  ...tableRules,
  ...listRules,
  ...noteRules,
  textRule,
];

/**
 * The text of a page as elements that Markdown has: every component says what it is there, what frames the text is left
 * out, and links lead to twins.
 */
export function plainTree(tree: Root, facts: PageFacts): Root {
  const walk = (
    nodes: readonly (ElementContent | Root['children'][number])[],
    inline: boolean,
  ): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [node];
      if (!isElement(node) || isFrame(node)) return [];
      for (const rule of rules) {
        const result = rule(node, {
          facts,
          inline,
          walk: (inner, isInline = false) => walk(inner, isInline),
        });
        if (result) return result;
      }
      return [element(node.tagName, walk(setApart(node), inline || isPhrasing(node)), kept(node))];
    });
  return { type: 'root', children: walk(tree.children, false) };
}

/** Attributes that Markdown has a sign for, and ids, which some rules ask for later. */
function kept(node: Element): Element['properties'] {
  const names = ['href', 'src', 'alt', 'title', 'start', 'id'];
  return Object.fromEntries(
    names.filter((name) => has(node, name)).map((name) => [name, attribute(node, name)]),
  );
}

const phrasing = new Set(
  'p span a td th dt strong b em i small code mark sup s data time cite h2 h3 h4'.split(' '),
);
const isPhrasing = ({ tagName }: Element) => phrasing.has(tagName);

/** Words: links, emphasis, what is only an occasion to break a line. */
function textRule(node: Element, { facts, inline, walk }: Parameters<Rule>[1]): ElementContent[] | undefined {
  const inner = () => walk(node.children, inline);
  switch (node.tagName) {
    case 'wbr':
      return [];
    case 'h1':
      // The title is written above the text, in the language of the edition.
      return [];
    case 'span':
    case 'mark':
    case 'time':
    case 'data':
    case 'bdi':
    case 'cite':
      return inner();
    case 'b':
      return [element('strong', inner())];
    case 'i':
      return [element('em', inner())];
    case 's':
      return [element('del', inner())];
    case 'small': {
      const content = inner();
      const isSetOff = /^\s*[[(]/.test(textOf(node));
      return isSetOff ? [text(' '), ...content] : [text(' ('), ...content, text(')')];
    }
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      // What has no address is not a section of the page.
      return has(node, 'id') ? undefined : [label(textOf(node))];
    case 'button':
      return has(node, 'aria-describedby') ? inner() : [];
    case 'a': {
      const href = attribute(node, 'href');
      const content = walk(node.children, true);
      return content.length > 0 ? [element('a', content, { href: facts.link(href) })] : [];
    }
    case 'img':
      return [element('img', [], { ...kept(node), src: facts.link(attribute(node, 'src')) })];
    default:
      return undefined;
  }
}
