import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { fitTogether } from '../../../src/navigation/swap.ts';

const page = `<!doctype html><html lang="en"><head>
  <meta http-equiv="content-security-policy" content="script-src 'self'">
  <style>@layer base;</style><script type="module" src="/_astro/page.1.js"></script></head>
  <body><div class="layout"><nav data-sidebar="/fragments/sidebar.html"></nav><main></main></div></body></html>`;

/** As much of a document as is asked for. */
function documentOf(html: string): Document {
  const tree = fromHtml(html);
  const querySelector = (selector: string) => {
    const found = select(selector, tree);
    if (!found) return null;
    const { className, dataSidebar, src, content } = found.properties;
    return {
      textContent: textOf(found),
      className: String(className),
      dataset: { sidebar: dataSidebar },
      getAttribute: (name: string) => ({ src, content })[name],
    };
  };
  const { lang } = select('html', tree)?.properties ?? {};
  return { documentElement: { lang }, querySelector } as unknown as Document;
}
const fits = (next: string) => fitTogether(documentOf(page), documentOf(next));

describe('a page takes the place of another', () => {
  it('of the same publication, language, version and frame', () => {
    expect(fits(page.replace('<main>', '<main><h1>Another</h1>'))).toBe(true);
  });

  it.each([
    ['script', '/_astro/page.1.js', '/_astro/page.2.js'],
    ['policy', "script-src 'self'", "script-src 'none'"],
    ['style', '@layer base', '@layer other'],
    ['frame', 'class="layout"', 'class="layout layout-plain"'],
    ['language', 'lang="en"', 'lang="es"'],
    ['version or language of the sidebar', '/fragments', '/next/fragments'],
  ])('but not one of another %s', (_, from, to) => {
    expect(page).toContain(from);
    expect(fits(page.replace(from, to))).toBe(false);
  });

  it('whatever the scripts and styles of its parts, which its policy names', () => {
    const styled = page.replace(
      "script-src 'self'",
      "script-src 'self' 'sha256-v'; style-src 'self' 'sha256-x'; base-uri 'self'",
    );
    const other = styled
      .replace("'sha256-v'", "'sha256-u' 'sha256-w'")
      .replace("'sha256-x'", "'sha256-y' 'sha256-z'");
    expect(fitTogether(documentOf(styled), documentOf(other))).toBe(true);
    expect(fitTogether(documentOf(styled), documentOf(other.replace("base-uri 'self'", '')))).toBe(false);
  });

  it('whatever the sheets of its parts, each in a line below the one of every page', () => {
    expect(fits(page.replace('@layer base;', '@layer base;\n.tabs{}'))).toBe(true);
  });

  it('but not one without a text', () => {
    expect(fits(page.replace(/<main>.*<\/main>/, ''))).toBe(false);
  });
});
