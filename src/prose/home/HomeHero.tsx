import { BreakableTitle } from '../../view/BreakableTitle.tsx';
import { usePart, useSite } from '../../view/context.ts';
import { OriginalWords } from '../../view/OriginalWords.tsx';
import { ProseLink } from '../link/ProseLink.tsx';
import { VerdictGrid } from './VerdictGrid.tsx';

/**
 * The front door: what DTX is, and two ways in.
 * @param title the page's only h1
 * @param lead one or two sentences
 */
export function HomeHero({ title, lead }: { title: string; lead: string }) {
  usePart('home');
  const { config, strings } = useSite();
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
        <p className="hero-actions">
          <ProseLink className="button" href="/quick-start">
            {strings.home.start}
          </ProseLink>
          <ProseLink className="button button-quiet" href="/architecture/">
            {strings.home.howItWorks}
          </ProseLink>
        </p>
      </div>
      <VerdictGrid total={20} failed={[6, 13, 17]} />
    </header>
  );
}
