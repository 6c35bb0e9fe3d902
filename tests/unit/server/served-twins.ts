import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';

export const html = `<h1>TAP</h1>${'<p>A tree of attacks.</p>'.repeat(30)}`;
export const markdown = `---
title: TAP
canonical: https://docs.example.org/tactics/tap
---

# TAP

${'A tree of attacks, pruned.\n'.repeat(30)}
## How it works

A judge rates.

### The rows

| a | b |
| - | - |

## Limits {#what-it-cannot}

None.
`;

const entry = (path: string, twin: string, fields: object = {}) => ({
  path,
  markdown: twin,
  title: 'TAP',
  description: `What ${path} says.`,
  language: 'en',
  version: 'DTX 0.34',
  bytes: markdown.length,
  sections: [
    { id: '', title: 'TAP', level: 1, bytes: 900, anchors: [] },
    { id: 'how-it-works', title: 'How it works', level: 2, bytes: 60, anchors: [] },
    { id: 'the-rows', title: 'The rows', level: 3, bytes: 40, anchors: ['row-judge'] },
    { id: 'what-it-cannot', title: 'Limits [of it]', level: 2, bytes: 30, anchors: [] },
  ],
  ...fields,
});

export const pages = {
  site: { name: 'DTX', url: 'https://docs.example.org', basePath: '' },
  pages: [
    entry('/', '/index.md', { title: 'Home' }),
    entry('/es/', '/es.md', { title: 'Inicio', language: 'es' }),
    entry('/es/tactics/tap', '/es/tactics/tap.md', { language: 'es', title: 'TAP en [español]' }),
    entry('/tactics/', '/tactics.md', { title: 'Tactics' }),
    entry('/tactics/hidden', '/tactics/hidden.md', { unlisted: true }),
    entry('/tactics/tap', '/tactics/tap.md', { checked: '2026-11-01' }),
  ],
};

export const files = {
  'index.html': '<h1>Home</h1>',
  'index.md': '# Home\n',
  '404.html': '<h1>Page Not Found</h1><p>We could not find it.</p>',
  'es.html': '<h1>Inicio</h1>',
  'es.md': '# Inicio\n',
  'es/index.html': '<h1>Inicio</h1>',
  'es/index.md': '# Inicio\n',
  'es/404.html':
    '<h1>P&#xe1;gina no encontrada</h1><p>No est&#225; &amp; ya.</p><h2 id="nearest">Parecidas</h2>',
  'es/tactics/tap.html': '<h1>TAP</h1>',
  'es/tactics/tap.md': '# TAP\n',
  'tactics.html': '<h1>Tactics</h1>',
  'tactics.md': '# Tactics\n',
  'tactics/index.html': '<h1>Tactics</h1>',
  'tactics/index.md': '# Tactics\n',
  'tactics/hidden.html': '<h1>Hidden</h1>',
  'tactics/hidden.md': '# Hidden\n',
  'tactics/tap.html': html,
  'tactics/tap/index.html': html,
  'tactics/tap.md': markdown,
  'search.html': '<h1>Search</h1>',
  'llms.txt': '# DTX\n',
  'llms-full.txt': '# DTX\n',
  'digits.txt': '0123456789',
  '_markdown/pages.json': pages,
  _redirects: '/tree /tactics/tap 301\n/branches /tactics/tap#how-it-works 301\n',
};

/**
 * Address of a server of these files, some of which are compressed already.
 * @param url where the site is published
 */
export function twins(url = pages.site.url): Promise<string> {
  const list = { ...pages, site: { ...pages.site, url } };
  const built = builtFolder({ ...files, '_markdown/pages.json': list });
  for (const [name, text] of Object.entries({ 'tactics/tap.html': html, 'tactics/tap.md': markdown }))
    writeFileSync(join(built, `${name}.br`), brotliCompressSync(text));
  return serve(built);
}
