import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { usePart, useRender } from '../../../view/context.ts';
import { statusLines } from '../../../view/state/status-words.ts';

/** `::tool-status`: what a reader must know before the first command. No reader can dismiss it. */
export function ToolStatus() {
  usePart('tool-status');
  const { site, page } = useRender();
  // A page does not lead to itself.
  const lines = statusLines(site).filter(({ path }) => !path || path !== page?.route);
  return (
    <section className="tool-status" aria-label={site.strings.status.label}>
      <ul>
        {lines.map(({ text, path }) => (
          <li key={text}>{path ? <ProseLink href={path}>{text}</ProseLink> : text}</li>
        ))}
      </ul>
    </section>
  );
}
