import { fold } from '../../base/fold.ts';

/** Text as the filter compares it: words joined by `_` or `-` are also found with blanks between them. */
export function filterText(text: string): string {
  return fold(text).replace(/[_-]+/g, ' ');
}
