import type { Element, ElementContent } from 'hast';
import { isElement, text } from './read-html.ts';

/** Children of an element, with a space where the style sets elements apart that have none between them in the source. */
export function setApart(node: Element): readonly ElementContent[] {
  return isLaidOut(node) ? spaced(node.children) : node.children;
}

/** What the style sets apart: nothing but elements, side by side. */
function isLaidOut(node: Element): boolean {
  const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return shown.length > 1 && shown.every(isElement) && !sentences.has(node.tagName);
}

/** Elements without a gap between them in the source: what the style sets apart would run together. */
function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, i) => (isInline(node) && isInline(nodes[i - 1]) ? [text(' '), node] : [node]));
}

const inlineTags = new Set('span a b i code small strong em button label time data bdi s'.split(' '));
const isInline = (node: ElementContent | undefined) => isElement(node) && inlineTags.has(node.tagName);

const sentences = new Set('code strong em a h2 h3 h4 h5 h6'.split(' '));
