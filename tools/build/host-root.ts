import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '../../src/base/escape-xml.ts';
import type { SiteConfig } from '../../src/site/config.ts';

/**
 * Writes what a site below a path needs at the root of its host: rules for robots, which are looked for only there, a
 * page for addresses that do not exist, and one at `/` that leads to the site. A site at the root has all of it.
 * @param folder what is published at the root of the host
 */
export function writeHostRoot(
  folder: string,
  { url, basePath, title }: Pick<SiteConfig, 'url' | 'basePath' | 'title'>,
): void {
  if (basePath === '') return;
  renameSync(join(folder, basePath, 'robots.txt'), join(folder, 'robots.txt'));
  copyFileSync(join(folder, basePath, '404.html'), join(folder, '404.html'));
  const home = `${basePath}/`;
  const name = escapeXml(title);
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${name}</title>`,
    `<meta http-equiv="refresh" content="0; url=${home}">`,
    `<link rel="canonical" href="${escapeXml(url + home)}">`,
    '</head>',
    `<body><p><a href="${home}">${name}</a></p></body>`,
    '</html>',
    '',
  ];
  writeFileSync(join(folder, 'index.html'), lines.join('\n'));
}
