import type { Heading } from '../../prose/compile/rehype-headings.ts';
import { useSite } from '../../view/context.ts';

interface TocProps {
  readonly headings: readonly Heading[];
  /** Language of the headings, when it is not that of the page. */
  readonly language: string | undefined;
}

/** The headings of the page at the side of a wide screen; the current one is marked while scrolling (row 2N.15). */
export function TableOfContents({ headings, language }: TocProps) {
  const { onThisPage } = useSite().strings.page;
  return (
    <nav className="toc" aria-label={onThisPage} data-toc>
      <p className="eyebrow">{onThisPage}</p>
      <TocList headings={headings} language={language} />
    </nav>
  );
}

/** The same headings above the text of a small screen: a line with the name of the current one, opened when asked for. */
export function MobileTableOfContents({ headings, language }: TocProps) {
  return (
    <details className="toc-mobile">
      <summary>
        {useSite().strings.page.onThisPage}
        <span lang={language} />
      </summary>
      <TocList headings={headings} language={language} />
    </details>
  );
}

function TocList({ headings, language }: TocProps) {
  const top = Math.min(...headings.map((heading) => heading.level));
  return (
    <ul lang={language}>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > top ? `toc-deeper` : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
