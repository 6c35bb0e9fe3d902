import { documentedFor } from '../../product/releases.ts';
import { latinDigits } from '../../site/numbers.ts';
import type { DocPage } from '../../site/page.ts';
import { fill } from '../../site/strings.ts';
import { useSite } from '../context.ts';

/** What a page was checked against, when, and which checks its examples passed: as the build found it. */
export function Verified({ page }: { page: DocPage }) {
  const { locale, product, strings, verification } = useSite();
  const passed = verification?.pages[(page.source.original ?? page).file];
  const described = documentedFor(product?.releases ?? [], page.route);
  if (!verification || !passed || described.length === 0) return null;
  const date = new Date(verification.date);
  const day = new Intl.DateTimeFormat(latinDigits(locale.code), { dateStyle: 'long', timeZone: 'UTC' });
  const { against, noExamples, ...names } = strings.verified;
  const checks = Object.entries(passed).map(
    ([id, count]) =>
      `${names[id as keyof typeof names]} ${new Intl.NumberFormat(latinDigits(locale.code)).format(count)}`,
  );
  const [before, after] = fill(against, {
    product: new Intl.ListFormat(locale.code).format(described),
  }).split('{date}');
  return (
    <p className="verified">
      {before}
      <time dateTime={verification.date}>{day.format(date)}</time>
      {after} {checks.length > 0 ? checks.join(' · ') : noExamples}
    </p>
  );
}
