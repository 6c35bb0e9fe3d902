import { Children, isValidElement, type ReactNode } from 'react';
import { BreakableTitle } from '../../view/BreakableTitle.tsx';
import { usePart, useSite } from '../../view/context.ts';
import { OriginalWords } from '../../view/OriginalWords.tsx';
import { ProseLink } from '../link/ProseLink.tsx';

/**
 * The front door: what DTX is, how it is installed, and what it does.
 * @param title the page's only h1
 * @param lead one sentence
 * @param children what a reader must know before, the block that installs it, then what is shown beside: a command,
 *   its run, and what to know of it
 */
export function HomeHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  usePart('home');
  const { config, strings } = useSite();
  const [status, install, ...run] = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <header className="hero">
      <div>
        <p className="eyebrow">
          <OriginalWords>{config.tagline}</OriginalWords>
        </p>
        <h1>
          <BreakableTitle text={title} />
        </h1>
        <p className="hero-lead">{lead}</p>
        {status}
        {install}
        <p className="hero-actions">
          <ProseLink className="button" href="/quick-start">
            {strings.home.start}
          </ProseLink>
          <ProseLink className="button button-quiet" href="/architecture/">
            {strings.home.howItWorks}
          </ProseLink>
          <a href={config.links.code}>{strings.footer.code}</a>
        </p>
      </div>
      <div className="hero-run">{run}</div>
    </header>
  );
}
