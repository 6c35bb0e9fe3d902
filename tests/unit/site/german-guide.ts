import { loadSite } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { type Files, inGermanToo, page, siteFolder } from '../site-folder.ts';

/** Text of the original, for which there is one in German. */
export const body =
  '## First step\n\nSee [home](/), run `dtx`.\n\n```bash\ndtx run\n```\n\n### Then\n\nText.\n';
export const original = page({ title: 'Guide' }, body);
export const german =
  '## Erster Schritt\n\nSiehe [Start](/), `dtx` starten.\n\n```bash\ndtx run\n```\n\n### Dann\n\nText.\n';

/** Source of the German page. */
export function translation(text = german, fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    title: 'Anleitung',
    description: 'Eine Beschreibung der Anleitung.',
    source: sourceSign(original),
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: "${value}"`);
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

export const siteWith = (files: Files) =>
  siteFolder({
    ...inGermanToo,
    'content/docs/guide.md': original,
    ...files,
  });
export const german1 = 'content/i18n/de/docs/guide.md';

export async function germanEdition(files: Files) {
  const site = await loadSite(siteWith(files));
  const edition = site.editions.find(({ locale }) => locale.code === 'de');
  if (!edition) throw new Error('the site has no German edition');
  return edition;
}
