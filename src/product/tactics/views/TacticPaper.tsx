import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { useSite } from '../../../view/context.ts';
import { OriginalWords } from '../../../view/OriginalWords.tsx';
import type { Attributes } from '../../directive.ts';
import type { Paper } from '../../publications.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { surname } from '../citation.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-paper{id="pair"}`: one line that cites the paper, with links to what its authors publish. */
export function TacticPaper({ attributes }: { attributes: Attributes }) {
  const { paper } = useTactic(attributes);
  const { locale, strings } = useSite();
  const { product } = strings;
  const people = new Intl.ListFormat(locale.code).format([
    ...paper.authors.map(surname),
    ...(paper.others ? [product.otherAuthors] : []),
  ]);
  const published = [
    ...(paper.code ? [{ href: paper.code, label: product.paperCode }] : []),
    ...(paper.data ? [{ href: paper.data.url, label: paper.data.name }] : []),
    ...(paper.project ? [{ href: paper.project, label: product.paperProject }] : []),
  ];
  return (
    <p>
      {paper.institution ? `${people} (${paper.institution})` : people}:{' '}
      <cite>
        <OriginalWords>
          <ProseLink href={paper.arxiv}>{paper.title}</ProseLink>
        </OriginalWords>
      </cite>
      , {[dateOf(paper, locale.code), paper.venue?.name].filter(Boolean).join(', ')}.
      {paper.venue && <DoubtNote {...paper.venue} />}
      {published.length > 0 && ` ${product.paperPublished} `}
      {published.map(({ href, label }, i) => (
        <span key={href}>
          {i > 0 && ', '}
          <ProseLink href={href}>{label}</ProseLink>
        </span>
      ))}
      {published.length > 0 && '.'}
    </p>
  );
}

/** `October 2023`; the year alone when the month is not known. */
function dateOf({ year, month }: Paper, locale: string): string {
  if (!month) return String(year);
  const date = new Date(Date.UTC(year, month - 1));
  return date.toLocaleDateString(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
}
