import { beforeEach, expect, test, vi } from 'vitest';
import { expectedSite, readBuiltSite } from '../../../checks/built-site.ts';
import { loadSite } from '../../../src/site/site.ts';
import { checkLinks } from '../../../tools/build/link-check.ts';
import { folder, page, siteFolder } from '../site-folder.ts';
import { documentOf } from './site-of.ts';

const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

/** Runs the link check over these built documents of a site with the pages `/` and `/guide`, and perhaps `/old`. */
async function check(home: string, redirects = '[]'): Promise<void> {
  const site = await loadSite(
    siteFolder({
      'content/docs/guide.md': page({ title: 'Guide' }),
      'content/redirects.yml': redirects,
    }),
  );
  const guide = documentOf('<h2 id="steps">Steps</h2>');
  const built = folder({
    'index.html': documentOf(home),
    'guide/index.html': guide,
    'search/index.html': documentOf(''),
    ...(redirects !== '[]' && { 'old/index.html': documentOf('<a href="/guide">Guide</a>') }),
  });
  checkLinks(readBuiltSite(built, expectedSite(site)));
}

test('[8.13] a build whose links, images and anchors all lead somewhere goes on and says nothing', async () => {
  await check('<a href="/guide#steps">Guide</a>');
  expect(warn).not.toHaveBeenCalled();
});

test('[8.13] broken links and images fail the build with one line each', async () => {
  const home =
    '<a href="/giude">Guide</a><a href="/guide/">Guide</a><img src="/gone.png" alt="" width="1" height="1">';
  const error = await check(home).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String((error as Error).message).split('\n')).toEqual([
    'Broken link on /: /giude (no such page). Perhaps /guide is meant.',
    'Broken link on /: /guide/ (the route is /guide). Link to /guide.',
    'Broken image on /: /gone.png (no such file). Correct the address, or add the file.',
  ]);
});

test('[8.14] a broken anchor is a warning, and the build goes on', async () => {
  await check('<a href="/guide#gone">Guide</a><a href="#gone">Here below</a>');
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^warning: Broken anchor on \/: \/guide#gone \(no such id on \/guide\)/),
    expect.stringMatching(/^warning: Broken anchor on \/: #gone \(no such id on \/\)/),
  ]);
});

test('a link to an old path fails the build, a redirect to a place that does not exist is a warning', async () => {
  await expect(check('<a href="/old">Guide</a>', '- {from: /old, to: /guide}')).rejects.toThrow(
    'Broken link on /: /old (an old path). Link to /guide.',
  );
  warn.mockReset();
  await check('', '- {from: /old, to: /guide#gone}');
  const lines = warn.mock.calls.map(([line]) => String(line));
  expect(lines).toContainEqual(
    expect.stringContaining('Redirect on /old: /guide#gone (no such id on /guide)'),
  );
});
