import { fold } from '../fold.ts';

interface Words {
  readonly results: string;
  readonly oneResult: string;
  readonly noResults: string;
}

/**
 * Narrows the list of the search page to entries that hold every typed word. The query stands in the address,
 * replaced while typing, so that a search can be shared and Back leaves the page (row 2R.1).
 */
export function startSearchPage(): void {
  const root = document.querySelector<HTMLElement>('[data-search-page]');
  const input = root?.querySelector<HTMLInputElement>('input[name=q]');
  const form = root?.querySelector('form');
  const count = root?.querySelector<HTMLElement>('[data-search-count]');
  if (!root || !input || !form || !count) return;
  const words: Words = JSON.parse(root.dataset.searchPage ?? '{}');
  const sections = [...root.querySelectorAll<HTMLElement>('[data-search-section]')].map((section) => ({
    section,
    entries: [...section.querySelectorAll<HTMLElement>('[data-search-entry]')].map((entry) => ({
      entry,
      text: fold(`${entry.textContent} ${entry.querySelector('a')?.pathname}`),
    })),
  }));

  const show = () => {
    const wanted = fold(input.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { section, entries } of sections) {
      let inSection = 0;
      for (const { entry, text } of entries) {
        entry.hidden = !wanted.every((word) => text.includes(word));
        if (!entry.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      found += inSection;
    }
    const result = found === 0 ? words.noResults : found === 1 ? words.oneResult : words.results;
    count.textContent = wanted.length === 0 ? '' : result.replace('{count}', String(found));
  };

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  show();
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => {
    const query = input.value ? `?q=${encodeURIComponent(input.value)}` : '';
    history.replaceState(history.state, '', location.pathname + query + location.hash);
    show();
  });
}
