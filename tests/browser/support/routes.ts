import type { APIRequestContext, Page } from '@playwright/test';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** Forms besides the listed one under which a server reaches the page of a route [2R.17, 2N.1]. */
export function otherForms(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const otherSlash = route.endsWith('/') ? bare : `${bare}/`;
  const forms = [otherSlash, bare && `${bare}.html`, `${bare}/index.html`, `${bare}/index`];
  return forms.filter((form) => form !== '');
}

/**
 * Collects what a reader would never see but a page must not do.
 * @param host name of the host that serves the site
 * @returns a list that grows while the page is used: console errors, failed requests, requests to other hosts
 */
export function watchComplaints(page: Page, host = 'localhost'): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== host) complaints.push(`other host: ${request.url()}`);
  });
  return complaints;
}

/** A page as the server sent it, to be asked by selector. */
export interface SentPage {
  readonly status: number;
  /** Text of the first element, `undefined` when there is none. */
  text(selector: string): string | undefined;
  /** An attribute of every element that matches, in document order. */
  attributes(selector: string, name: string): (string | undefined)[];
  /** `content` of the meta element with this name or property. */
  meta(name: string): string | undefined;
}

/** Fetches a page without running it and without following a redirect. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<SentPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const tree: Root = fromHtml(await response.text());
  const attributes = (selector: string, name: string) =>
    selectAll(selector, tree).map(({ properties }) => {
      const value = properties[name];
      return value === undefined || value === null ? undefined : String(value);
    });
  return {
    status: response.status(),
    text: (selector) => {
      const element = select(selector, tree);
      return element && textOf(element).trim();
    },
    attributes,
    meta: (name) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content')[0],
  };
}
