import { median, weighPages } from './page-weight.ts';
import type { Measure } from './report.ts';

/** Weight of the pages of a built folder, against the budgets of a doc page. */
export function benchPages(folder: string): Measure[] {
  const pages = weighPages(folder);
  const [home] = pages.filter(({ name }) => name === '');
  const original = pages.filter(({ language }) => language === home?.language);
  const totals = pages.map((page) => page.html + page.script);
  const heaviest = pages.reduce((a, b) => (b.html + b.script > a.html + a.script ? b : a));
  return [
    { name: 'pages', value: pages.length, unit: '' },
    {
      name: 'median: HTML + CSS',
      value: median(original.map(({ html }) => html)) / 1000,
      unit: 'kB',
      atMost: 18,
    },
    {
      name: 'median of all languages: HTML + CSS',
      value: median(pages.map(({ html }) => html)) / 1000,
      unit: 'kB',
      // Letters outside ASCII take more than one byte.
      atMost: 18,
    },
    { name: 'median: HTML + CSS + script', value: median(totals) / 1000, unit: 'kB', atMost: 28 },
    {
      name: `heaviest (/${heaviest.name}): HTML + CSS + script`,
      value: Math.max(...totals) / 1000,
      unit: 'kB',
      // The text of a page comes before its bytes.
      atMost: 50,
    },
    { name: 'script', value: Math.max(...pages.map(({ script }) => script)) / 1000, unit: 'kB', atMost: 10 },
  ];
}
