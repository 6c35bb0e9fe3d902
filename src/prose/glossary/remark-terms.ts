import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import 'mdast-util-directive';
import { routeKey } from '../../base/routes.ts';
import type { GlossaryTerm } from '../../product/glossary/glossary.ts';

/** Definitions on one page: more would turn a text into a minefield. */
const mostTerms = 5;

/** Where no term is looked for: places that are read at a glance, lead elsewhere, or are code. */
const passedOver = new Set(['heading', 'link', 'linkReference', 'strong', 'table', 'footnoteDefinition']);

interface Mention {
  readonly term: GlossaryTerm;
  readonly start: number;
  readonly end: number;
}

/**
 * Marks the first mention of each automatic term in a page's paragraphs and list items; `Term.tsx` renders it.
 * Nothing is marked on the page that explains the term, nor where `::glossary` lists them all.
 * Runs after `remarkDirectives`, which has taken labels out of the text.
 * @param path route of the page
 * @param glossary absent on a site without a product model
 */
export function remarkTerms(path: string, glossary: readonly GlossaryTerm[] = []) {
  const open = glossary.filter(({ automatic, page }) => automatic && !isRoute(page, path));
  return (tree: Root) => {
    if (open.length === 0 || tree.children.some((node) => 'name' in node && node.name === 'glossary')) return;
    const terms = new Set(open);
    const walk = (parent: Parents, inText: boolean): void => {
      for (let i = 0; i < parent.children.length; i++) {
        const node = parent.children[i];
        if (!node || open.length - terms.size >= mostTerms) return;
        if (node.type === 'text' && inText) {
          const mention = firstMention(node.value, terms);
          if (!mention) continue;
          terms.delete(mention.term);
          // The rest of the text is the next but one child.
          (parent.children as PhrasingContent[]).splice(i, 1, ...marked(node.value, mention));
          i += 1;
        } else if ('children' in node && isRead(node)) {
          walk(node, inText || node.type === 'paragraph');
        }
      }
    };
    walk(tree, false);
  };
}

function isRead(node: Nodes): boolean {
  const isCard = 'name' in node && node.name === 'cards';
  return !passedOver.has(node.type) && !isCard;
}

function isRoute(page: string | undefined, path: string): boolean {
  return page !== undefined && routeKey(page.replace(/#.*$/, '')) === routeKey(path);
}

/** The mention that comes first; of two that start together the longer: `indirect prompt injection`. */
function firstMention(text: string, terms: ReadonlySet<GlossaryTerm>): Mention | undefined {
  return [...terms]
    .flatMap((term) =>
      [term.term, ...term.forms].flatMap((form): Mention[] => {
        const start = find(text, form);
        return start === -1 ? [] : [{ term, start, end: start + form.length }];
      }),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
}

function find(text: string, form: string): number {
  const flags = /\p{Lu}/u.test(form) ? 'u' : 'iu';
  const words = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${words}(?![\\p{L}\\p{N}_-])`, flags));
}

function marked(text: string, { term, start, end }: Mention): PhrasingContent[] {
  const { id: name, definition } = term;
  return [
    { type: 'text', value: text.slice(0, start) },
    {
      type: 'emphasis',
      children: [{ type: 'text', value: text.slice(start, end) }],
      data: { hName: 'term', hProperties: { name, definition } },
    },
    { type: 'text', value: text.slice(end) },
  ];
}
