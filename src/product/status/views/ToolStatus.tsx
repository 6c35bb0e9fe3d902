import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { usePart, useSite } from '../../../view/context.ts';
import { statusLines } from '../../../view/state/status-words.ts';

/** `::tool-status`: what a reader must know before the first command. It cannot be dismissed. */
export function ToolStatus() {
  usePart('tool-status');
  const site = useSite();
  const lines = statusLines(site);
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
