import { drawn, partOf } from './drawn.ts';

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Copies the address of a heading, whose link leads there as ever, and says so, to those who hear the page too. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const toast = partOf(await drawn(), '.toast');
  clearTimeout(clearing);
  // Empty before: the same words once more are told only if they changed.
  toast.textContent = '';
  requestAnimationFrame(() => {
    toast.textContent = toast.dataset.copied ?? '';
  });
  clearing = setTimeout(() => {
    toast.textContent = '';
  }, 2500);
}
