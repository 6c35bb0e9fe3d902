import type { Element } from 'hast';
import { attribute, classes, has } from './read-html.ts';

/** Where a reader is, what only a pointer or a script works, and what repeats other text. */
const frameClasses = new Set(
  'hash-link row-link toc-mobile page-meta verified island-status model-filter legend unfold diagram-tall attack-frames attack-transport lab-actions attack-buttons lab-running command-builder eyebrow'.split(
    ' ',
  ),
);

const frameTags = new Set('nav script style noscript template form search source'.split(' '));
const frameRoles = new Set(['tablist', 'tooltip', 'status', 'search']);

/** What is not a part of the text of a page. */
export function isFrame(element: Element): boolean {
  return (
    frameTags.has(element.tagName) ||
    frameRoles.has(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    has(element, 'data-footnote-backref') ||
    classes(element).some((each) => frameClasses.has(each)) ||
    // How an attack can be set up is drawn for those who can change it: without a script it is a summary alone.
    (classes(element).includes('attack-more') && !classes(element).includes('attack-command'))
  );
}
