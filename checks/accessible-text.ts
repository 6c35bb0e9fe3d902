import type { Element, Nodes } from 'hast';

/**
 * What a screen reader says for an element: its label, or its content with the text alternatives of images.
 * @param sightless whether text that is only there for screen readers counts
 */
export function accessibleText(node: Nodes, { sightless = true } = {}): string {
  return textOf(node, sightless).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes, sightless: boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const own = ownText(node, sightless);
    if (own !== undefined) return own;
  }
  return 'children' in node ? node.children.map((child) => textOf(child, sightless)).join('') : '';
}

/** Text that an element has by its attributes, whatever it contains. */
function ownText({ tagName, properties }: Element, sightless: boolean): string | undefined {
  if (properties.ariaHidden === 'true') return '';
  if (
    !sightless &&
    String(properties.className ?? '')
      .split(/[ ,]/)
      .includes('visually-hidden')
  )
    return '';
  if (typeof properties.ariaLabel === 'string' && properties.ariaLabel.trim() !== '')
    return properties.ariaLabel;
  return tagName === 'img' ? String(properties.alt ?? '') : undefined;
}
