import { countIn, dayIn } from '../../base/numbers.ts';
import { documentedFor } from '../../product/deployment/releases.ts';
import type { DocPage } from '../../site/page.ts';
import { fill } from '../../site/strings.ts';
import { exampleCheckId } from '../../site/verification.ts';
import { useSite } from '../../view/context.ts';

/** What a page describes and whether it was run; when its examples were checked, and how: as the build found it. */
export function Verified({ page }: { page: DocPage }) {
  const { locale, product, strings, verification } = useSite();
  const passed = verification?.pages[(page.source.original ?? page).file];
  const described = documentedFor(product?.releases ?? [], page.route);
  if (!verification || !passed || described.length === 0) return null;
  const { run, described: plain, examples, noExamples, ...names } = strings.verified;
  const checks = exampleCheckId.options.flatMap((id) => {
    const count = passed[id];
    return count === undefined ? [] : [`${names[id]} ${countIn(locale.code, count)}`];
  });
  const describes = fill(described.every(({ wasRun }) => wasRun) ? run : plain, {
    product: new Intl.ListFormat(locale.code).format(described.map(({ name }) => name)),
  });
  const [before, after] = examples.split('{date}');
  return (
    <p className="verified">
      {describes} {before}
      <time dateTime={verification.date}>{dayIn(locale.code, new Date(verification.date))}</time>
      {after} {checks.length > 0 ? checks.join(' · ') : noExamples}
    </p>
  );
}
