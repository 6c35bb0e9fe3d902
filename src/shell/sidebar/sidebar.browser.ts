import { closest } from '../../browser/closest.ts';

let complete: Promise<Document> | undefined;

/** The sidebar with every branch, fetched once, when the first closed branch is opened. */
export function fetchCompleteSidebar(address: string): Promise<Document> {
  complete ??= fetch(address)
    .then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(`${address}: ${response.status}`)),
    )
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .catch((error: unknown) => {
      complete = undefined;
      throw error;
    });
  return complete;
}

/** Opens and closes the branches of the docs sidebar (row 4.8). */
export function startSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
  if (!sidebar) return;
  sidebar.addEventListener('click', (event) => {
    const button = closest(event, '[data-branch]');
    if (!button) return;
    const { pathname } = location;
    toggle(sidebar, button).catch((error: unknown) => {
      console.warn(error);
      // Whoever went to another page meanwhile stays there.
      if (location.pathname === pathname) followLink(button);
    });
  });
}

/** Scrolls the sidebar, or the drawer it is in, to the page that is shown, unless it is in view. */
export function showCurrentPage(): void {
  const current = document.querySelector('[data-sidebar] [aria-current=page]');
  const frame = current?.closest('.sidebar, .drawer-panels');
  if (current && frame) bringIntoView(current, frame);
}

/** Height of the bar at the top in pixels, which covers the upper end of the sidebar. */
const bar = 60;

/** Scrolls the frame, and nothing else, when the element is outside of what it shows. */
function bringIntoView(element: Element, frame: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const visible = frame.getBoundingClientRect();
  const below = Math.min(visible.bottom, innerHeight);
  if (top < Math.max(visible.top, bar) || bottom > below)
    frame.scrollTop += top - visible.top - frame.clientHeight / 3;
}

async function toggle(sidebar: HTMLElement, button: HTMLElement): Promise<void> {
  const branch = branchOf(sidebar, button) ?? (await fetchBranch(sidebar, button));
  // Asked for now: another click may have waited for the same branch.
  const open = button.getAttribute('aria-expanded') !== 'true';
  branch.toggleAttribute('hidden', !open);
  button.setAttribute('aria-expanded', String(open));
  // What a reader opens stays open on the next page.
  button.toggleAttribute('data-opened', open);
  if (button.hasAttribute('aria-label')) {
    const words = (open ? sidebar.dataset.collapse : sidebar.dataset.expand) ?? '';
    const label = button.previousElementSibling?.textContent ?? '';
    button.setAttribute('aria-label', words.replace('{label}', label));
  }
}

function branchOf(root: ParentNode, button: HTMLElement): HTMLElement | null {
  return root.querySelector(`[data-branch-of="${CSS.escape(button.dataset.branch ?? '')}"]`);
}

async function fetchBranch(sidebar: HTMLElement, button: HTMLElement): Promise<HTMLElement> {
  const found = branchOf(await fetchCompleteSidebar(sidebar.dataset.sidebar ?? ''), button);
  if (!found) throw new Error(`No branch for ${button.dataset.branch}`);
  const present = branchOf(sidebar, button);
  if (present) return present;
  const branch = document.importNode(found, true);
  button.setAttribute('aria-controls', branch.id);
  button.closest('.category')?.after(branch);
  return branch;
}

/** When a branch cannot be fetched, its page, or the first page in it, has the same links. */
function followLink(button: HTMLElement): void {
  const link = button.closest('li')?.querySelector('a');
  if (link) location.assign(link.href);
}
