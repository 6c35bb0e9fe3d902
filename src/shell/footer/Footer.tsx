import { Children, isValidElement, type ReactNode } from 'react';
import { version } from '../../../package.json';
import { privacyPath } from '../../base/routes.ts';
import { factsSection } from '../../site/publisher.ts';
import { newestEdition } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';
import { useSite } from '../../view/context.ts';
import { SiteLink } from '../../view/SiteLink.tsx';

/**
 * Three columns of links (rows 2S.5 to 2S.7), what the tool is for, the version of this documentation (1.8), the way
 * to what the site does with data of its readers, and of a site that is independent that it is.
 */
export function Footer() {
  const site = useSite();
  const { config, strings, find } = site;
  // One page for all versions of a language.
  const newest = newestEdition(site);
  const facts = config.publisher === 'independent' && newest.find(factsSection.route);
  const { links } = config;
  const { footer } = strings;
  const docs = [
    { path: '/category/-api', label: footer.api },
    { path: '/quick-start', label: footer.quickStart },
    { path: '/dtx/sdk', label: footer.sdk },
  ].filter(({ path }) => find(path));
  return (
    <footer className="footer">
      <div className="footer-columns">
        <Column title={footer.docs}>
          {docs.map(({ path, label }) => (
            <SiteLink key={path} href={path}>
              {label}
            </SiteLink>
          ))}
        </Column>
        <Column title={footer.community}>
          {links.chat && <SiteLink href={links.chat}>{footer.chat}</SiteLink>}
          <SiteLink href={links.code}>{footer.code}</SiteLink>
        </Column>
        <Column title={footer.more}>
          <SiteLink href={links.blog}>{footer.blog}</SiteLink>
          <SiteLink href={links.website}>{footer.website}</SiteLink>
        </Column>
      </div>
      <p>
        {footer.responsibleUse} {fill(footer.version, { version })}{' '}
        <a href={newest.base + privacyPath}>{footer.privacy}</a>
        {facts && (
          <>
            {' '}
            <a href={`${facts.path}#${factsSection.id}`}>{footer.independent}</a>
          </>
        )}
      </p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {Children.toArray(children).map((link) => (
          <li key={isValidElement(link) ? link.key : undefined}>{link}</li>
        ))}
      </ul>
    </div>
  );
}
