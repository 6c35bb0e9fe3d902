import type { ComponentProps } from 'react';
import { addressIn } from '../../site/addresses.ts';
import { useSite } from '../../view/context.ts';

/**
 * A link in the text. One that leaves the site is marked, and opens in the same tab like any link.
 * @param href pages of the site by their route, in whichever edition the text is shown
 */
export function ProseLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const site = useSite();
  const leaves = /^https?:/.test(href);
  return (
    <a
      href={addressIn(site, href)}
      {...rest}
      {...(leaves && { className: 'leaves', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
