import { Fragment } from 'react';
import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { usePart, useSite } from '../../../view/context.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::glossary`: every term with its definition; `#term-evaluator` leads to one. */
export function Glossary() {
  usePart('glossary-list');
  usePart('product');
  const { glossary } = useProduct();
  const site = useSite();
  return (
    <dl>
      {glossary.map(({ id, term, definition, page, ...provenance }) => {
        const explained = page === undefined ? undefined : site.find(page);
        return (
          <Fragment key={id}>
            <dt id={`term-${id}`}>{term}</dt>
            <dd>
              <ModelText text={definition} />
              {page && (
                <>
                  {' '}
                  <ProseLink href={page}>{explained?.title ?? page}</ProseLink>
                </>
              )}
              <DoubtNote {...provenance} />
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
