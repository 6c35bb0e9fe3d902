import type { ReactNode } from 'react';
import { Table } from '../../../prose/table/Table.tsx';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { readCases, readCounts, readPercentages } from '../rates/cases.ts';
import { correctedRate, percent, rateWithin, wilsonInterval } from '../rates/rates.ts';

/** `::rate-intervals{cases="30/50, 45/50"}`: what a rate says, by the number of objectives that were tested. */
export function RateIntervals({ attributes }: { attributes: Attributes }) {
  const { columns, product } = useSite().strings;
  const rows = given(readCases(attributes.cases ?? '')).map(({ broken, tested }) => {
    const { low, high } = wilsonInterval(broken, tested);
    return [
      fill(product.servedOf, { served: broken, all: tested }),
      percent(broken / tested),
      fill(product.callsRange, { least: percent(low), total: percent(high) }),
    ];
  });
  return <Rates titles={[columns.broken, columns.rate, columns.interval]} rows={rows} />;
}

/** `::rate-corrections{rates="20, 60" false-positives="13" false-negatives="0"}`: the rate behind that of a judge. */
export function RateCorrections({ attributes }: { attributes: Attributes }) {
  const { columns } = useSite().strings;
  const [falsePositives = 0] = given(readPercentages(attributes['false-positives'] ?? ''));
  const [falseNegatives = 0] = given(readPercentages(attributes['false-negatives'] ?? ''));
  const rows = given(readPercentages(attributes.rates ?? '')).map((rate) => [
    percent(rate),
    percent(correctedRate(rate, falsePositives, falseNegatives)),
  ]);
  return <Rates titles={[columns.rateByJudge, columns.rateCorrected]} rows={rows} />;
}

/** `::rate-repeats{rates="1, 20" tries="5, 10"}`: the chance of one success in so many tries. */
export function RateRepeats({ attributes }: { attributes: Attributes }) {
  const { columns, product } = useSite().strings;
  const counts = given(readCounts(attributes.tries ?? ''));
  const rows = given(readPercentages(attributes.rates ?? '')).map((rate) => [
    percent(rate),
    ...counts.map((tries) => percent(rateWithin(tries, rate))),
  ]);
  return (
    <Rates
      titles={[columns.rateOfOne, ...counts.map((count) => fill(product.tries, { count }))]}
      rows={rows}
    />
  );
}

/** `directives.ts` refuses what cannot be read before anything is rendered. */
function given<T>(read: T | undefined): T {
  if (read === undefined) throw new Error('A table of rates was rendered with numbers that cannot be read.');
  return read;
}

function Rates({ titles, rows }: { titles: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </Table>
  );
}

function row([first = '', ...rest]: readonly string[]): ReactNode {
  return (
    <tr key={first}>
      <th scope="row">{first}</th>
      {rest.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their column
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
}
