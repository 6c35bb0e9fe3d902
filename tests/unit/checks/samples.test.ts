import { expect, test } from 'vitest';
import { sampleLabels, samples } from '../../../checks/samples.ts';
import { readStrings } from '../../../src/site/strings.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const figure = (attributes: string, caption: string) =>
  documentOf(
    `<figure class="code code-sample" ${attributes}>${caption}<pre><code>Say hello.</code></pre></figure>`,
  );

test('a sample with its label, alone or before a title, is fine', () => {
  const plain = figure('data-sample="true"', '<figcaption>Adversarial sample</figcaption>');
  const titled = figure('data-sample="true"', '<figcaption>Adversarial sample: a.yml</figcaption>');
  expect(found(samples, siteOf({ '/': plain, '/b': titled }))).toEqual([]);
});

test('a sample that programs cannot see is a problem', () => {
  const page = figure('', '<figcaption>Adversarial sample</figcaption>');
  expect(found(samples, siteOf({ '/': page }))).toEqual([
    '/: the sample "Adversarial sampleSay hello." has no data-sample',
  ]);
});

for (const [what, caption] of [
  ['no caption', ''],
  ['a caption without the label', '<figcaption>a.yml</figcaption>'],
  ['an empty caption', '<figcaption> </figcaption>'],
  ['a caption hidden from screen readers', '<figcaption aria-hidden="true">Adversarial sample</figcaption>'],
  ['a hidden caption', '<figcaption hidden>Adversarial sample</figcaption>'],
] as const) {
  test(`a sample with ${what} is a problem`, () => {
    const problems = found(samples, siteOf({ '/': figure('data-sample="true"', caption) }));
    expect(problems).toEqual([expect.stringMatching(/^\/: the sample ".*" has no visible label$/)]);
  });
}

test('the labels are those of the interface', () => {
  for (const [locale, label] of Object.entries(sampleLabels))
    expect(readStrings('.', locale).prose.adversarialSample).toBe(label);
});

test('a sample without its class is one all the same, and what is none needs no label', () => {
  const plain = documentOf(
    '<figure data-sample="true"><pre>Hi</pre></figure><figure class="code">Ho</figure>',
  );
  expect(found(samples, siteOf({ '/': plain }))).toEqual(['/: the sample "Hi" has no visible label']);
});

test('the label is asked for in the language of the page, of which only the first part counts', () => {
  const titled = figure('data-sample="true"', '<figcaption>Muestra adversaria</figcaption>');
  const inLanguage = (lang: string) =>
    found(samples, siteOf({ '/': titled.replace('lang="en"', `lang="${lang}"`) }));
  expect(inLanguage('es')).toEqual([]);
  expect(inLanguage('en-GB')).toHaveLength(1);
});
