import { usePart, useSite } from '../../shell/context.ts';
import { VerdictGrid } from './VerdictGrid.tsx';

/**
 * The front door: what DTX is, and two ways in.
 * @param title the page's only h1
 * @param lead one or two sentences
 */
export function HomeHero({ title, lead }: { title: string; lead: string }) {
  usePart('home');
  const { config } = useSite();
  return (
    <header className="hero">
      <div>
        <p className="eyebrow">{config.tagline}</p>
        <h1>{title}</h1>
        <p className="hero-lead">{lead}</p>
        <p className="hero-actions">
          <a className="button" href="/quick-start">
            Run your first red-team
          </a>
          <a className="button button-quiet" href="/architecture/">
            See how it works
          </a>
        </p>
      </div>
      <VerdictGrid total={20} failed={[6, 13, 17]} />
    </header>
  );
}
