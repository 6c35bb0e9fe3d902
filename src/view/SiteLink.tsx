import type { ReactNode } from 'react';
import { addressIn } from '../site/addresses.ts';
import { useSite } from './context.ts';

/** A link of the shell. One that leaves the site opens a new tab and says so (row 2S.2). */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  const site = useSite();
  if (href.startsWith('/')) return <a href={addressIn(site, href)}>{children}</a>;
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>;
  return (
    <a className="leaves" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {site.strings.shell.opensInNewTab}</span>
    </a>
  );
}
