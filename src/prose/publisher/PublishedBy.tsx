import type { ReactNode } from 'react';
import type { SiteConfig } from '../../site/config.ts';
import { useSite } from '../../view/context.ts';

interface Props {
  publisher: SiteConfig['publisher'];
  children?: ReactNode;
}

/** `:::independent` and `:::official`: words that only one kind of publisher can say. */
export function PublishedBy({ publisher, children }: Props) {
  return useSite().config.publisher === publisher ? children : null;
}
