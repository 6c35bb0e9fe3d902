import type { ComponentProps } from 'react';

/** A link in the text. One that leaves the site is marked, and opens in the same tab like any link. */
export function ProseLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const leaves = /^https?:/.test(href ?? '');
  return (
    <a href={href} {...rest} {...(leaves && { className: 'leaves', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
