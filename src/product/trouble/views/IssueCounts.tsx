import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import type { Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import { type Harm, harmAnchor, harms, knownIssuesPath } from '../known-issues.ts';

/** Name of each kind of harm in the interface. */
const names: Readonly<Record<Harm, keyof Strings['harms']>> = {
  'leaks keys': 'leaksKeys',
  'passes everything': 'passesEverything',
  'tests nothing': 'testsNothing',
  'loses results': 'losesResults',
  'does something else': 'doesSomethingElse',
  'cannot work': 'cannotWork',
  cosmetic: 'cosmetic',
};

/** `::known-issue-counts`: how many issues do which harm, worst first, each with a link to its section. */
export function IssueCounts() {
  const issues = useProduct()['known-issues'];
  const { strings } = useSite();
  return (
    <ul>
      {harms.map((harm) => (
        <li key={harm}>
          <ProseLink href={`${knownIssuesPath}#${harmAnchor(harm)}`}>{strings.harms[names[harm]]}</ProseLink>:{' '}
          {issues.filter((issue) => issue.harm === harm).length}
        </li>
      ))}
    </ul>
  );
}
