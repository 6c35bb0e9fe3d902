import type { Strings } from '../../site/strings.ts';
import { fill } from '../../site/strings.ts';
import type { Product } from '../product.ts';
import type { State } from './state.ts';
import { toolStatus } from './tool-status.ts';

/** `Broken in 0.34.0`, in the language of the site; undefined for what is not broken. */
export function brokenWords(
  { product, strings }: { readonly product?: Product | undefined; readonly strings: Strings },
  state: State | undefined,
): string | undefined {
  if (state?.is !== 'broken') return undefined;
  const version = toolStatus(product)?.version ?? '';
  return fill(strings.status.brokenIn, { version });
}
