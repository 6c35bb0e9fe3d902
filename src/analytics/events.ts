import type { Analytics } from '../site/config.ts';
import type { AnalyticsProvider } from './provider.ts';

type Report = AnalyticsProvider['event'];

/**
 * Watches what the configuration switches on. It listens to what search and copy buttons do anyway, so that pages carry
 * no code for it.
 */
export function watchEvents({ search, copy }: Analytics['events'], report: Report): void {
  if (search) watchSearches(report);
  if (copy) watchCopies(report);
}

/**
 * A search is reported once its reader is done with it, not by letters: when the dialog closes, when the field of the
 * search page is left or sent, and when an address brings a query. The same query is reported once in a row.
 */
function watchSearches(report: Report): void {
  let last = '';
  const searched = (query: string) => {
    const term = query.trim();
    if (term !== '' && term !== last) report('search', { search_term: term });
    last = term || last;
  };
  const field = document.querySelector<HTMLInputElement>('[data-search-page] input');
  if (field) searched(new URLSearchParams(location.search).get('q') ?? '');
  field?.addEventListener('change', () => searched(field.value));
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (dialog) watchDialog(dialog, () => searched(dialog.querySelector('input')?.value ?? ''));
}

/** The browser tells late that a dialog was closed: when it is open again by then, opening it has told that before. */
function watchDialog(dialog: HTMLDialogElement, left: () => void): void {
  let wasOpen = dialog.open;
  dialog.addEventListener('open', () => {
    if (wasOpen) left();
    wasOpen = true;
  });
  dialog.addEventListener('close', () => {
    if (dialog.open) return;
    wasOpen = false;
    left();
  });
}

function watchCopies(report: Report): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-copy]');
    if (!button) return;
    const code = button.closest<HTMLElement>('[data-language]');
    report('copy', { page_path: location.pathname, language: code?.dataset.language ?? '' });
  });
}
