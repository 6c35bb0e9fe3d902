import { transformSync } from 'esbuild';
import type { Site } from '../site/site.ts';

/**
 * Style sheets, sent inside the page: with the HTML they fit the first flight of a connection, so nothing waits
 * for a second request. Each is named here once: those of every page, in the order in which they stand, and those of
 * page parts, which go only with pages that use them. Each sheet is one line with one constant text, by which a page
 * knows those it has already. A `*.lazy.css` is none of them: it is a file of its own, linked by the script that needs
 * it.
 */
const files = import.meta.glob<string>(['./**/*.css', '!./**/*.lazy.css'], {
  base: '../',
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the others build on stands before them. */
const ofEveryPage = [
  'theme/layers',
  'theme/tokens',
  'islands/islands',
  'navigation/progress-bar',
  'navigation/transition',
  'prose/code/code',
  'prose/table/table',
  'theme/base',
  'theme/print',
  'theme/prose',
  'shell/announcement/announcement',
  'shell/breadcrumbs/breadcrumbs',
  'shell/color-mode/color-mode',
  'shell/layout',
  'shell/drawer/drawer',
  'shell/footer/footer',
  'shell/menus/menus',
  'shell/navbar/navbar',
  'shell/pager/pager',
  'search/ui/frame/search-dialog',
  'shell/sidebar/sidebar',
  'shell/skip-link/skip-link',
  'shell/toc/toc',
] as const;

const ofParts = {
  admonition: 'prose/admonition/admonition',
  annotated: 'prose/annotated/annotated',
  'base-url-banner': 'shell/base-url-banner/base-url-banner',
  cards: 'prose/cards/cards',
  'code-marked': 'prose/code/marked',
  'code-numbered': 'prose/code/numbered',
  'code-sample': 'prose/code/sample',
  'dataset-matrix': 'product/evaluation/views/dataset-matrix',
  diagram: 'prose/diagram/diagram',
  filter: 'product/views/filter',
  flow: 'prose/flow/flow',
  foldout: 'prose/foldout/foldout',
  doubts: 'product/views/doubts',
  'framework-counts': 'product/risks/views/framework-counts',
  glossary: 'prose/glossary/glossary',
  'glossary-list': 'product/glossary/views/glossary-list',
  home: 'prose/home/home',
  'command-lab': 'labs/command/command-lab',
  lab: 'labs/frame/lab',
  'lab-answers': 'labs/frame/lab-answers',
  'lab-code': 'labs/frame/lab-code',
  'lab-config': 'labs/config/config',
  'lab-network': 'product/deployment/views/lab-network',
  'layout-plain': 'shell/layout-plain',
  'limit-funnel': 'product/command-line/views/limit-funnel',
  'not-found': 'page/not-found/not-found',
  product: 'product/views/product',
  'provider-lab': 'labs/provider/provider-lab',
  rare: 'prose/rare/rare',
  report: 'product/report/views/report',
  'results-chart': 'product/tactics/views/results-chart',
  roles: 'view/roles/roles',
  'search-page': 'search/ui/page/search-page',
  'site-map': 'search/ui/page/site-map',
  sort: 'prose/table/sort',
  state: 'view/state/state',
  steps: 'prose/steps/steps',
  'tactic-map': 'product/tactics/views/tactic-map',
  tabs: 'prose/tabs/tabs',
  'tool-status': 'product/status/views/tool-status',
  unfold: 'prose/code/unfold',
  'attack-log': 'labs/attacks/attack-log',
  'attack-figure': 'labs/attacks/attack-figure',
  attacks: 'labs/attacks/attacks',
  'attack-actor': 'labs/attacks/actor',
  'attack-flip': 'labs/attacks/flip',
  'attack-text': 'labs/attacks/own-text',
  'verdict-lab': 'labs/verdict/verdict-lab',
} as const;

/** A part of pages with a style sheet of its own. */
export type PartName = keyof typeof ofParts;

/** What WebKit has by a name of its own alone is written under both; of phones, because those have more of it. */
const webKit = 'ios16.4';

const minified = new Map<string, string>();

function minify(css: string): string {
  let result = minified.get(css);
  if (result === undefined) {
    const { code } = transformSync(css, { loader: 'css', minify: true, target: webKit });
    // It leaves blanks in the values of custom properties.
    result = code.trim().replace(/(--[\w-]+:|,) (?=[^\s;])/g, '$1');
    minified.set(css, result);
  }
  return result;
}

/** @throws {Error} there is no such file */
function sheet(name: string): string {
  const css = files[`./${name}.css`];
  if (css === undefined) throw new Error(`src/view/styles.ts names ${name}.css, which is not there.`);
  return css;
}

/** Blocks of one layer as one: between layers, `layers.css` decides and not the place. */
function joinLayers(css: string): string {
  const layers = new Map<string, string>();
  const others = css.replace(/^@layer (\w+) \{$(.*?)^\}$/gms, (_, layer: string, rules: string) => {
    layers.set(layer, (layers.get(layer) ?? '') + rules);
    return '';
  });
  return [others, ...[...layers].map(([layer, rules]) => `@layer ${layer} {${rules}}`)].join('\n');
}

/** A rule whose selectors begin with a direction or a language, those of the document or of a text in another one. */
const ruleOfLanguage = /(?<=[{}])\[(dir|lang)=([\w-]+)\][^{}]*\{[^{}]*\}/g;

/** Leaves out what only pages in other languages need. */
function inLanguageOf({ locale, config }: Pick<Site, 'locale' | 'config'>, css: string): string {
  // An edition shows texts in the first language too, where it has no translation.
  const locales = [locale, ...config.locales.slice(0, 1)];
  return css.replace(ruleOfLanguage, (rule, kind: string, value: string) =>
    locales.some(({ code, direction }) => value === (kind === 'dir' ? direction : code)) ? rule : '',
  );
}

/** Style sheet of every page of an edition. */
export function coreStyle(site: Pick<Site, 'locale' | 'config'>): string {
  return inLanguageOf(site, minify(joinLayers(ofEveryPage.map(sheet).join('\n'))));
}

/** Style sheets of the parts that a page uses, always in the same order. */
export function partStyles(site: Pick<Site, 'locale' | 'config'>, parts: ReadonlySet<PartName>): string[] {
  return [...parts].sort().map((part) => inLanguageOf(site, minify(sheet(ofParts[part]))));
}

/** What the lists above say of the files there are: those that no page gets, and those that a page would get twice. */
export function misnamedSheets(): { readonly unnamed: string[]; readonly twice: string[] } {
  const named = [...ofEveryPage, ...Object.values(ofParts)].map((name) => `./${name}.css`);
  return {
    unnamed: Object.keys(files).filter((file) => !named.includes(file)),
    twice: named.filter((file, place) => named.indexOf(file) < place),
  };
}
