import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbData } from '../../../src/shell/breadcrumbs/structured-data.ts';
import type { NavNode } from '../../../src/site/page.ts';

const node = (label: string, path?: string): NavNode => ({
  label,
  file: 'content/docs/x.md',
  position: undefined,
  children: [],
  ...(path !== undefined && { path }),
});

const home = { label: 'Home', path: '/' };

describe('breadcrumbData', () => {
  it('lists home and every place of the trail that has an address [X.8]', () => {
    const trail = [node('Red team', '/redteam/'), node('HTTP'), node('OpenAI', '/redteam/http/openai_apis')];
    expect(
      JSON.parse(breadcrumbData('https://docs.example.org', { label: 'Home page', path: '/' }, trail)),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home page', item: 'https://docs.example.org/' },
        { '@type': 'ListItem', position: 2, name: 'Red team', item: 'https://docs.example.org/redteam/' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'OpenAI',
          item: 'https://docs.example.org/redteam/http/openai_apis',
        },
      ],
    });
  });

  it('cannot be ended by a label: every "<" is escaped and read back [X.8]', () => {
    const label = '</script><script>alert(1)</script><!--';
    const json = breadcrumbData('https://docs.example.org', home, [node(label, '/a')]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json).itemListElement[1].name).toBe(label);
  });

  it('reads back any label word for word [X.8]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '/', 'script', '>', '\\', '"', 'u003c', '\u2028') }),
    );
    fc.assert(
      fc.property(text, (label) => {
        const json = breadcrumbData('https://docs.example.org', home, [node(label, '/a')]);
        expect(json).not.toContain('<');
        expect(JSON.parse(json).itemListElement[1].name).toBe(label);
      }),
    );
  });
});
