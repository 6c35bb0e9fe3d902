import type { NavNode } from '../../site/page.ts';
import { useSite } from '../context.ts';

/** Where the page stands in the sidebar. */
export function Breadcrumbs({ trail }: { trail: readonly NavNode[] }) {
  const { shell } = useSite().strings;
  return (
    <nav className="breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol>
        <li>
          <a href="/">{shell.home}</a>
        </li>
        {trail.map(({ path, label, file }, i) => (
          <li key={path ?? file}>
            {path === undefined || i === trail.length - 1 ? (
              <span aria-current={i === trail.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={path}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
