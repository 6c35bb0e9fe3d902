import type { Blockquote, ListItem, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from '../../base/content-error.ts';
import { productDirective, productDirectives } from '../../product/directives.ts';
import type { Product } from '../../product/product.ts';
import { at } from './position.ts';

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'unconfirmed'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

/** `:::independent` and `:::official`: only on a site whose publisher is one. */
const publishers = ['independent', 'official'];

const containers = [...admonitionKinds, 'tabs', 'tab', 'steps', 'cards', 'details', ...publishers];

/** Leaf directives that draw no part of the product model, and their elements. */
const leaves: Readonly<Record<string, string>> = { children: 'childpages', 'report-error': 'reporterror' };

/**
 * Gives directives their form: each becomes an element that a React component of `src/prose` renders.
 * A text directive is not syntax here: `toxicity:hate_speech` in a sentence stays as it was typed.
 * Labels of tab sets are left in the file's data, as `tabs`.
 * @param originalTabs those of the text that this one is a translation of, so that a choice holds in both
 */
export function remarkDirectives(file: string, product?: Product, originalTabs?: readonly TabLabels[]) {
  return (tree: Root, source: VFile) => {
    const tabs: TabLabels[] = [];
    source.data.tabs = tabs;
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' && parent && index !== undefined) {
        parent.children[index] = { type: 'text', value: sourceOf(node, source) };
        return [SKIP, index];
      }
      if (node.type === 'leafDirective') leaf(file, node, product, parent?.children[(index ?? 0) - 1]);
      if (node.type === 'paragraph') noStray(file, node, source);
      if (node.type === 'containerDirective') {
        closed(file, node, source);
        if (node.name === 'tabs') tabs.push(labelsOf(node));
        if (node.name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
          throw new ContentError(
            file,
            `${at(node)}:::tab stands outside of :::tabs`,
            'Put it between "::::tabs" and "::::"',
          );
        }
        container(file, node, tabs, originalTabs);
      }
      return undefined;
    });
  };
}

/** One that is not closed takes in the rest of the page, without a word. */
function closed(file: string, node: ContainerDirective, source: VFile): void {
  const text = textBetween(node, source);
  const [colons = ':::'] = /^:+/.exec(text) ?? [];
  const [, ending = ''] = /\n[ \t>]*(:{3,})[ \t]*$/.exec(text) ?? [];
  if (ending.length >= colons.length) return;
  throw new ContentError(
    file,
    `${at(node)}${colons}${node.name} is not closed, so that it takes in all that follows`,
    `Write "${colons}" on a line of its own where it ends; an outer one needs more colons than an inner one`,
  );
}

/** Colons that open and close nothing would be read as text. */
function noStray(file: string, node: Paragraph, source: VFile): void {
  const lines = textBetween(node, source).split('\n');
  const stray = lines.findIndex((line) => /^[ \t>]*:{3,}/.test(line));
  const wrong = lines[stray]?.trim() ?? '';
  if (stray < 0 || !node.position) return;
  const line = `line ${node.position.start.line + stray}: `;
  if (/^[>\s]*:+$/.test(wrong))
    throw new ContentError(
      file,
      `${line}"${wrong}" closes nothing`,
      'Remove it, or open what it shall close',
    );
  throw new ContentError(
    file,
    `${line}"${wrong.slice(0, 40)}" is not a directive`,
    'Write the name right after the colons and a title in brackets, ":::note[Title]", on a line of its own',
  );
}

function leaf(
  file: string,
  node: LeafDirective,
  product: Product | undefined,
  above: Nodes | undefined,
): void {
  if (node.name === 'example-calls') {
    if (above?.type !== 'code' || Object.keys(node.attributes ?? {}).length > 0)
      throw new ContentError(
        file,
        `${at(node)}::example-calls stands alone, right below a block of code`,
        'Move it there',
      );
    node.attributes = { command: above.value };
  }
  const element = leaves[node.name];
  if (element) become(node, element, {});
  else productPart(file, node, product);
}

/** Checks what a product directive names, so that a table of an unknown entry is an error with its line. */
function productPart(file: string, node: LeafDirective, product: Product | undefined): void {
  const fail = (problem: string, fix: string) => new ContentError(file, `${at(node)}${problem}`, fix);
  const directive = productDirective(node.name);
  if (!directive) {
    const known = [...Object.keys(leaves), ...Object.keys(productDirectives)]
      .map((name) => `::${name}`)
      .join(', ');
    throw fail(`unknown directive "::${node.name}"`, `Known: ${known}`);
  }
  if (!product) throw fail(`::${node.name} needs the product model`, 'Add content/product');
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  const taken = Object.entries(directive.attributes);
  const extra = Object.keys(attributes).find((name) => !taken.some(([each]) => each === name));
  if (extra) {
    const names = taken.map(([name]) => name).join(', ') || 'none';
    throw fail(`::${node.name} knows no option "${extra}"`, `Options: ${names}`);
  }
  const absent = taken.find(([name, need]) => need === 'required' && !attributes[name]);
  if (absent)
    throw fail(`::${node.name} needs the option "${absent[0]}"`, `Write ::${node.name}{${absent[0]}="…"}`);
  const unknown = directive.unknown?.(product, attributes);
  if (unknown) throw fail(`::${node.name}: ${unknown}`, 'Correct the name or add it to content/product');
  become(node, 'productpart', { name: node.name, attributes: JSON.stringify(attributes) });
}

function container(
  file: string,
  node: ContainerDirective,
  tabs: readonly TabLabels[],
  originalTabs: readonly TabLabels[] | undefined,
): void {
  const unknown = Object.keys(node.attributes ?? {}).find((name) => node.name !== 'tabs' || name !== 'sync');
  if (unknown) {
    throw new ContentError(
      file,
      `${at(node)}:::${node.name} knows no option "${unknown}"`,
      'The only option is sync, of :::tabs',
    );
  }
  const kind = admonitionKinds.find((known) => known === node.name);
  if (kind) admonition(node, kind);
  else if (node.name === 'tabs') tabSet(file, node, tabs, originalTabs?.[tabs.length - 1]);
  else if (node.name === 'tab') tab(file, node);
  else if (node.name === 'steps') steps(file, node);
  else if (node.name === 'cards') cards(file, node);
  else if (node.name === 'details') become(node, 'foldout', { summary: requireLabel(file, node) });
  else if (publishers.includes(node.name)) publishedBy(file, node);
  else {
    const known = containers.map((name) => `:::${name}`).join(', ');
    throw new ContentError(file, `${at(node)}unknown directive ":::${node.name}"`, `Known: ${known}`);
  }
}

/** A heading that only some sites show would be listed in the contents of the others. */
function publishedBy(file: string, node: ContainerDirective): void {
  const heading = node.children.find(({ type }) => type === 'heading');
  if (heading)
    throw new ContentError(
      file,
      `${at(heading)}a heading stands in :::${node.name}, which not every site shows`,
      'Put it in front',
    );
  become(node, 'publishedby', { publisher: node.name });
}

function admonition(node: ContainerDirective, kind: AdmonitionKind): void {
  const title = takeLabel(node);
  become(node, 'admonition', { kind, ...(title && { heading: title }) });
}

/** Labels of a tab set, in their order. */
export type TabLabels = readonly string[];

function labelsOf(node: ContainerDirective): TabLabels {
  return node.children.map((child) => ('children' in child ? textOf(child.children[0]) : ''));
}

/**
 * @param sets labels of the sets up to this one
 * @param original labels of the same set in the text that this one is a translation of
 */
function tabSet(
  file: string,
  node: ContainerDirective,
  sets: readonly TabLabels[],
  original: TabLabels | undefined,
): void {
  const wrong = node.children.find((child) => child.type !== 'containerDirective' || child.name !== 'tab');
  if (wrong || node.children.length < 2) {
    throw new ContentError(
      file,
      `${at(wrong ?? node)}:::tabs holds two or more :::tab[Label] and nothing else`,
      'Use more colons for the outer container than for the inner ones',
    );
  }
  const labels = sets.at(-1) ?? [];
  const twice = labels.find((label, i) => labels.indexOf(label) !== i);
  if (twice)
    throw new ContentError(
      file,
      `${at(node)}two tabs are called "${twice}"`,
      'Give each tab of a set its own label',
    );
  become(node, 'tabs', {
    id: `tabs-${sets.length}`,
    ...(node.attributes?.sync && { sync: node.attributes.sync }),
    ...(node.attributes?.sync && original?.length === labels.length && { keys: JSON.stringify(original) }),
  });
}

function tab(file: string, node: ContainerDirective): void {
  become(node, 'tab', { label: requireLabel(file, node) });
}

function steps(file: string, node: ContainerDirective): void {
  const [list, ...rest] = node.children;
  if (list?.type !== 'list' || !list.ordered || rest.length > 0) {
    throw new ContentError(
      file,
      `${at(rest[0] ?? node)}:::steps holds one numbered list and nothing else`,
      'Indent what belongs to a step by three spaces',
    );
  }
  become(node, 'steps', {});
}

function cards(file: string, node: ContainerDirective): void {
  const [list] = node.children;
  if (list?.type !== 'list' || node.children.length !== 1) {
    throw new ContentError(
      file,
      `${at(node)}:::cards holds one bullet list and nothing else`,
      'Write "- [Title](/route) description" lines',
    );
  }
  node.children = list.children.map((item) => card(file, item));
  become(node, 'cards', {});
}

function card(file: string, item: ListItem): Blockquote {
  const [paragraph, ...more] = item.children;
  const [link, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || more.length > 0) {
    const problem = `${at(item)}a card is one paragraph that starts with a link`;
    throw new ContentError(file, problem, 'Write "- [Title](/route) description"');
  }
  const [first] = rest;
  if (first?.type === 'text') first.value = first.value.replace(/^\s*[—–:-]?\s*/, '');
  // The link stays in the tree, so that link resolution and link checks see it.
  const title: Paragraph = { type: 'paragraph', children: [link] };
  const description: Paragraph = { type: 'paragraph', children: rest };
  const children = textOf(description) ? [title, description] : [title];
  return { type: 'blockquote', children, data: { hName: 'card' } };
}

/** Renders a node as the element `name`; `src/page/doc/components.tsx` maps the name to a React component. */
function become(node: Nodes, name: string, properties: Record<string, string>): void {
  (node as Blockquote).data = { hName: name, hProperties: properties };
}

function takeLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return textOf(first);
}

function requireLabel(file: string, node: ContainerDirective): string {
  const label = takeLabel(node);
  if (!label)
    throw new ContentError(file, `${at(node)}:::${node.name} has no label`, `Write ":::${node.name}[Label]"`);
  return label;
}

function sourceOf(node: TextDirective, source: VFile): string {
  return textBetween(node, source) || `:${node.name}`;
}

/** A node as it stands in the file. */
function textBetween({ position }: Nodes, source: VFile): string {
  const { start, end } = position ?? {};
  return String(source.value).slice(start?.offset ?? 0, end?.offset ?? 0);
}
