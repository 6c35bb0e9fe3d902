import type { ReactNode } from 'react';
import { usePart, useSite } from '../../view/context.ts';
import type { AdmonitionKind } from '../compile/directives/container-directive.ts';

/** `:::note[Own title]`: set apart from the text by its kind. */
export function Admonition({
  kind,
  heading,
  children,
}: {
  kind: AdmonitionKind;
  heading?: string;
  children?: ReactNode;
}) {
  usePart('admonition');
  const { strings } = useSite();
  const title = heading ?? strings.prose[kind === 'not-tried' ? 'notTried' : kind];
  return (
    <div role="note" className={`admonition admonition-${kind}`} aria-label={title}>
      <p className="admonition-title">{title}</p>
      {children}
    </div>
  );
}
