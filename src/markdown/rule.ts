import type { Element, ElementContent } from 'hast';

/** What the Markdown of a text needs to know beside the text. */
export interface PageFacts {
  /** Where a link of the page leads in the twin. */
  link(href: string): string;
  /** Address of the page itself. */
  readonly page: string;
  /** Mermaid source of the diagram with this text alternative, where it was written in Mermaid. */
  diagram(alt: string): string | undefined;
}

/** What a rule can ask for. */
export interface Place {
  readonly facts: PageFacts;
  /** Whether the element is within a line of text. */
  readonly inline: boolean;
  /** Makes plain elements of what is inside. */
  walk(nodes: readonly ElementContent[], inline?: boolean): ElementContent[];
}

/** What an element of a page is in Markdown, as plain elements; undefined where the rule is not about it. */
export type Rule = (element: Element, place: Place) => ElementContent[] | undefined;
