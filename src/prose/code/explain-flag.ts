import { isFrugal } from '../../browser/connection.ts';
import { hashTarget } from '../../browser/hash-target.ts';
import { parsePage } from '../../browser/page-reader.ts';
import { fetchPage } from '../../browser/page-store.ts';
import { linkSheet } from '../../islands/sheet.ts';
import sheet from './explain-flag.lazy.css?url';

/** A pointer that stays so many milliseconds asks for something, and one that left may come back within them. */
const rest = 150;
/** Pixels between a flag and its explanation, and to the edge of the window. */
const gap = 6;

const pages = new Map<string, Promise<Document>>();
const note = document.createElement('div');
note.id = 'flag-note';
note.className = 'flag-note';
note.role = 'tooltip';
note.hidden = true;
let shown: HTMLAnchorElement | undefined;
let asked: HTMLAnchorElement | undefined;
let leaving: ReturnType<typeof setTimeout>;

for (const type of ['pointerover', 'focusin', 'pointerdown'])
  document.addEventListener(type, ({ target }) => {
    clearTimeout(leaving);
    const isWithin = target instanceof Element && (shown?.contains(target) || note.contains(target));
    // A pointer on its way somewhere takes nothing from who came by keyboard.
    const isKept = type === 'pointerover' && shown?.matches(':focus-visible');
    if (!isWithin && !isKept) leaving = setTimeout(hide, rest);
  });
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
// Code that is scrolled takes the flag along.
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof Element && target.contains(shown ?? null)) hide();
  },
  true,
);

/**
 * Shows the row of the reference that a flag leads to, below the flag.
 * @param isTapped the reader asks for nothing else: what cannot be told is gone to
 */
export async function explainFlag(link: HTMLAnchorElement, isTapped: boolean): Promise<void> {
  if (shown === link) return;
  asked = link;
  try {
    if (!isTapped) {
      if (isFrugal()) return;
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (!link.matches(':hover, :focus')) return;
    }
    const [page] = await Promise.all([reference(link.pathname), linkSheet(sheet)]);
    if (asked !== link || shown === link || !link.isConnected) return;
    const row = hashTarget(link.hash, page);
    if (!row) throw new Error(`${link.href} explains nothing`);
    hide();
    note.replaceChildren(...explanation(row));
    document.body.append(note);
    note.hidden = false;
    shown = link;
    link.setAttribute('aria-describedby', note.id);
    place(link);
  } catch (error) {
    if (isTapped) location.assign(link.href);
    else throw error;
  }
}

function reference(path: string): Promise<Document> {
  const page = pages.get(path) ?? fetchPage(path).then(parsePage);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

/** The flag, what it means, and its other cells with the titles of their columns. */
function explanation(row: Element): Element[] {
  const [head, ...cells] = [...row.children].map((cell) => cell.cloneNode(true) as HTMLElement);
  const meaning = cells.pop();
  head?.querySelector('.row-link')?.remove();
  return [head, meaning, ...cells].flatMap((cell, i) => {
    if (!cell) return [];
    const line = document.createElement('p');
    if (i > 1) {
      const label = document.createElement('b');
      label.textContent = cell.dataset.label ?? '';
      line.append(label, ' ');
    }
    // A text in another language has a direction of its own, by which its lines begin.
    if (i < 2) line.dir = cell.querySelector('[dir]')?.getAttribute('dir') ?? '';
    line.append(...cell.childNodes);
    return [line];
  });
}

/** Below the flag or, where there is no room, above it; within the window. */
function place(link: HTMLElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  const { clientWidth } = document.documentElement;
  const isBelow = bottom + gap + offsetHeight < innerHeight || top < offsetHeight + gap;
  note.style.left = `${Math.max(gap, Math.min(left, clientWidth - offsetWidth - 2 * gap)) + scrollX}px`;
  note.style.top = `${(isBelow ? bottom + gap : top - gap - offsetHeight) + scrollY}px`;
}

function hide(): void {
  clearTimeout(leaving);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  note.hidden = true;
}
