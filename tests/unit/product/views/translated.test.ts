import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '../../../../src/site/config.ts';
import type { Site } from '../../../../src/site/site.ts';
import { stringsSchema } from '../../../../src/site/strings.ts';
import { renderBody, rowText } from './rendered-page.ts';

const locales = [
  { code: 'en', label: 'English', direction: 'ltr' },
  { code: 'es', label: 'Español', direction: 'ltr' },
  { code: 'ar', label: 'العربية', direction: 'rtl' },
] as const satisfies Locale[];

/** HTML of a body as a translation shows it. */
async function translated(body: string, code: (typeof locales)[number]['code']): Promise<string> {
  const locale = locales.find((each) => each.code === code) ?? locales[0];
  const words = readFileSync(new URL(`../../../../content/i18n/${code}.yml`, import.meta.url), 'utf8');
  const edition = (site: Site): Site => ({
    ...site,
    config: { ...site.config, locales: [...locales] },
    locale,
    strings: stringsSchema.parse(parse(words)),
  });
  return (await renderBody(body, undefined, edition)).html;
}

const plan = '::fields{format="plan"}';

describe('a table of the product on a page in another language', () => {
  test('has its titles in the language of the page', async () => {
    expect(await translated(plan, 'es')).toContain('<th scope="col">Campo</th>');
    expect(await translated('::plugins', 'ar')).toContain('<label>تصفية الإضافات <input');
    expect(await translated('::tactic-facts{id="pair"}', 'es')).toContain(
      '<th scope="row">Acceso al objetivo</th>',
    );
  });

  test('marks what the model says as being in the language of the model, and only that', async () => {
    const html = await translated('::options{command="dtx redteam run" prefix="--max_prompts"}', 'es');
    expect(html).toMatch(/<td><span lang="en">[^<]+/);
    expect(html).not.toMatch(/<span lang="en"><code/);
    expect(html).not.toContain('dir=');
    const scope = await translated('::command{name="dtx redteam scope"}', 'es');
    expect(scope).toMatch(/<\/span> Se puede/);
  });

  test('says the direction too where it is not that of the page', async () => {
    const html = await translated(plan, 'ar');
    expect(html).toMatch(/<span lang="en" dir="ltr">[^<]+/);
    expect(html).toContain('<th scope="col">الحقل</th>');
  });

  test('says yes, off and none in the language of the page', async () => {
    expect(await translated(plan, 'es')).toContain('<td>sí</td>');
    const html = await translated('::options{command="dtx redteam" prefix="--headless"}', 'es');
    expect(rowText(html, 'dtx-redteam--headless')).toContain('desactivada');
  });
});

test('a page in the language of the model has no mark', async () => {
  for (const body of [plan, '::commands{program="dtx"}', '::tactic-facts{id="pair"}', '::providers'])
    expect((await renderBody(body)).html).not.toContain('lang=');
});
