import { countIn } from '../../base/numbers.ts';

/** A number of hits as readers of the page's language write it. */
export function countText(count: number): string {
  return countIn(document.documentElement.lang, count);
}
