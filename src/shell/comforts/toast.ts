import { drawn, partOf } from './drawn.ts';

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says for a moment what was done, to those who hear the page too. */
export async function toast(words: string): Promise<void> {
  const place = partOf(await drawn(), '.toast');
  clearTimeout(clearing);
  // Empty before: the same words once more are told only if they changed.
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = words;
  });
  clearing = setTimeout(() => {
    place.textContent = '';
  }, 2500);
}
