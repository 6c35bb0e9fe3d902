/**
 * What a page under development has besides the site's own script: a list of what is wrong with it. Reloading is
 * Vite's, and the browser keeps the place.
 */
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
document.addEventListener('click', openInEditor);

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
