import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSearchDescription, openSearchName } from '../../../src/search/opensearch.ts';
import { siteConfigSchema } from '../../../src/site/config.ts';
import { stringsSchema } from '../../../src/site/strings.ts';
import { config, current, englishStrings } from '../site-folder.ts';

describe('opensearch.xml [X.6]', () => {
  const odd = siteConfigSchema.parse({
    ...config,
    versions: [current],
    name: 'A "name" & more <than> fits',
    title: '<T> & Co',
  });
  const english = stringsSchema.parse(parse(englishStrings));
  const strings = { ...english, search: { ...english.search, lead: 'Find <anything> & more.' } };
  const locale = { code: 'es', label: 'Español', direction: 'ltr' } as const;
  const text = openSearchDescription({ base: '', config: odd, locale, strings });

  it('leads to the search page of its language', () => {
    const spanish = openSearchDescription({ base: '/es', config: odd, locale, strings });
    expect(spanish).toContain('template="https://docs.example.org/es/search?q={searchTerms}"');
    expect(spanish).toContain('<Language>es</Language>');
  });

  it('describes the search of the site by absolute addresses', () => {
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<OpenSearchDescription xmlns="http/);
    expect(text).toContain('template="https://docs.example.org/search?q={searchTerms}"');
    expect(text).toContain('rel="self" template="https://docs.example.org/opensearch.xml"');
    expect(text).toContain('<InputEncoding>UTF-8</InputEncoding>');
    expect(text).toContain('>https://docs.example.org/favicon.svg</Image>');
  });

  it('is whole, below the path of the site, its long name cut to 48 characters', () => {
    const below = siteConfigSchema.parse({
      ...config,
      versions: [current],
      name: 'DTX',
      title: `${'T'.repeat(47)} and more`,
      url: 'https://example.org/docs',
    });
    expect(openSearchDescription({ base: '/docs/es', config: below, locale, strings: english })).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>DTX</ShortName>
<LongName>${'T'.repeat(47)}</LongName>
<Description>${english.search.lead}</Description>
<Language>es</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
<Image width="16" height="16" type="image/svg+xml">https://example.org/docs/favicon.svg</Image>
<Url type="text/html" method="get" template="https://example.org/docs/es/search?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="https://example.org/docs/es/opensearch.xml"/>
</OpenSearchDescription>
`,
    );
  });

  it('escapes what the configuration says', () => {
    // An HTML parser reads these elements as XML does; case apart, which it folds.
    const tree = fromHtml(text, { fragment: true });
    const read = (name: string) => textOf(select(name, tree) ?? tree);
    expect(read('shortname')).toBe('A "name" & more');
    expect(read('longname')).toBe('<T> & Co');
    expect(read('description')).toBe('Find <anything> & more.');
    // That parser also takes what XML refuses.
    expect(text).not.toMatch(/&(?!#\d+;)/);
  });

  it.each([
    ['DTX', 'DTX'],
    ['Sixteen letters!', 'Sixteen letters!'],
    ['Seventeen letters', 'Seventeen letter'],
    ['😀'.repeat(20), '😀'.repeat(16)],
  ])('has a short name of at most 16 characters: %s', (name, short) => {
    expect(openSearchName(name)).toBe(short);
  });
});
