import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** A page as a server sends it, not run, to be asked by selector. */
export interface SentPage {
  /** Text of the first element, `undefined` when there is none. */
  text(selector: string): string | undefined;
  /** Text of every element that matches, in document order. */
  texts(selector: string): string[];
  /** An attribute of every element that matches, in document order. */
  attributes(selector: string, name: string): (string | undefined)[];
  /** `content` of the meta element with this name or property. */
  meta(name: string): string | undefined;
}

/** Makes a document ready to be asked. Parsing takes some 20 ms for a page: keep what is asked more than once. */
export function sentPage(html: string): SentPage {
  const tree: Root = fromHtml(html);
  const attributes = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => {
      const value = properties[name];
      return value === undefined || value === null ? undefined : String(value);
    });
  return {
    text: (selector) => {
      const element = select(selector, tree);
      return element && textOf(element).trim();
    },
    texts: (selector) => selectAll(selector, tree).map((element) => textOf(element).trim()),
    attributes,
    meta: (name) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content')[0],
  };
}
