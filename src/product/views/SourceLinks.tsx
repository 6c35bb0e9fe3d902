import { Fragment } from 'react';
import { ProseLink } from '../../prose/link/ProseLink.tsx';
import { OriginalWords } from '../../view/OriginalWords.tsx';
import { useProduct } from './useProduct.ts';

/** Titles of sources, linked where they have an address; of a module, the title of what it is part of. */
export function SourceLinks({ ids }: { ids: readonly string[] }) {
  const { sources } = useProduct();
  return sources
    .filter(({ id }) => ids.some((each) => each.split('/')[0] === id))
    .map(({ id, title, url }, i) => (
      <Fragment key={id}>
        {i > 0 && ', '}
        <OriginalWords>{url ? <ProseLink href={url}>{title}</ProseLink> : title}</OriginalWords>
      </Fragment>
    ));
}
