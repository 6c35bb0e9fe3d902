import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFixture } from '../browser/support/fixture-site.ts';
import type { FixtureName } from '../browser/support/fixtures.ts';
import { type SentPage, sentPage } from '../support/sent-page.ts';

/** A small site that was built for the tests. Other tests read it at the same time. */
export interface BuiltFixture {
  /** Site folder. */
  readonly root: string;
  /** What was built of it. */
  readonly built: string;
  /** @param file below the folder of what was built */
  text(file: string): string;
  /** The page of a route: parsed once. */
  pageOf(route: string): SentPage;
}

/** @throws with the build's output when it does not build */
export async function builtFixtureOf(name: FixtureName): Promise<BuiltFixture> {
  const root = await builtFixture(name);
  const built = join(root, 'built');
  const text = (file: string) => readFileSync(join(built, file), 'utf8');
  const pages = new Map<string, SentPage>();
  return {
    root,
    built,
    text,
    pageOf(route) {
      const page =
        pages.get(route) ?? sentPage(text(route.endsWith('/') ? `${route}index.html` : `${route}.html`));
      pages.set(route, page);
      return page;
    },
  };
}
