/**
 * What a page under development has besides the site's own script: a list of what is wrong with it. Reloading is
 * Vite's, and the browser keeps the place.
 */
import { showColors } from '../../../src/shell/color-mode/show-colors.ts';
import { style } from './banner-style.ts';

const hot = import.meta.hot;

/** What the server says of a page. */
interface Problems {
  readonly path: string;
  /** A list, empty when nothing is wrong. */
  readonly html: string;
  readonly count: number;
}

let closed = '';

hot?.on('dtx:problems', ({ path, html, count }: Problems) => {
  if (path === location.pathname) show(html, count);
});
const ask = () => hot?.send('dtx:open', { path: location.pathname });
ask();
// A page that takes the place of another without being loaded.
globalThis.navigation?.addEventListener('navigatesuccess', ask);
globalThis.navigation?.addEventListener('navigatesuccess', showWanted);
showWanted();
document.addEventListener('click', openInEditor);

/** The page of all parts is shown as its address says, whatever colours a reader chose for all pages. */
function showWanted(): void {
  const wanted = new URLSearchParams(location.search);
  if (location.pathname !== '/sandbox') return;
  showColors(wanted.get('theme') === 'dark' ? 'dark' : 'light');
  document.dir = wanted.get('dir') === 'rtl' ? 'rtl' : 'ltr';
}

function show(html: string, count: number): void {
  const old = document.querySelector('dtx-problems');
  if (html === closed || html === old?.getAttribute('data-html')) return;
  old?.remove();
  if (count === 0) return;
  const banner = document.createElement('dtx-problems');
  banner.setAttribute('data-html', html);
  const root = banner.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const what = `${count} ${count === 1 ? 'problem' : 'problems'} on this page`;
  root.innerHTML = `<section role="status" aria-label="${what}"><p>${what}</p>${html}<button type="button" aria-label="Close">×</button></section>`;
  root.addEventListener('click', openInEditor);
  root.querySelector('button')?.addEventListener('click', () => {
    // Until something else is wrong.
    closed = html;
    banner.remove();
  });
  document.body.append(banner);
}

function openInEditor(event: Event): void {
  const [target] = event.composedPath();
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/__open-in-editor"]') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  fetch(link.href).catch(() => undefined);
}
