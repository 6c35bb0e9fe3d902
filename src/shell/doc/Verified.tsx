import { documentedFor } from '../../product/releases.ts';
import { countIn, dayIn } from '../../site/numbers.ts';
import type { DocPage } from '../../site/page.ts';
import { fill } from '../../site/strings.ts';
import { exampleCheckId } from '../../site/verification.ts';
import { useSite } from '../context.ts';

/** What a page was checked against, when, and which checks its examples passed: as the build found it. */
export function Verified({ page }: { page: DocPage }) {
  const { locale, product, strings, verification } = useSite();
  const passed = verification?.pages[(page.source.original ?? page).file];
  const described = documentedFor(product?.releases ?? [], page.route);
  if (!verification || !passed || described.length === 0) return null;
  const { against, noExamples, ...names } = strings.verified;
  const checks = exampleCheckId.options.flatMap((id) => {
    const count = passed[id];
    return count === undefined ? [] : [`${names[id]} ${countIn(locale.code, count)}`];
  });
  const [before, after] = fill(against, {
    product: new Intl.ListFormat(locale.code).format(described),
  }).split('{date}');
  return (
    <p className="verified">
      {before}
      <time dateTime={verification.date}>{dayIn(locale.code, new Date(verification.date))}</time>
      {after} {checks.length > 0 ? checks.join(' · ') : noExamples}
    </p>
  );
}
