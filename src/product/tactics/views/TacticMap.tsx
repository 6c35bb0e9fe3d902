import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { HeaderCell } from '../../../prose/table/HeaderCell.tsx';
import { Table } from '../../../prose/table/Table.tsx';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { bandEnds, bandOf, type TargetCalls, targetCalls } from '../calls/bands.ts';
import type { Tactic } from '../tactics.ts';
import { countText, FormulaText } from './call-text.tsx';
import { TacticGlyph } from './TacticGlyph.tsx';

interface Placed {
  readonly tactic: Tactic;
  readonly calls: TargetCalls;
}

/**
 * `::tactic-map`: the tactics by what they ask of a target, from left to right by calls with the defaults of the
 * command line, from top to bottom by access.
 */
export function TacticMap() {
  usePart('product');
  usePart('tactic-map');
  const { tactics, 'command-line': commands } = useProduct();
  const { columns, product } = useSite().strings;
  const placed = tactics.flatMap((tactic): Placed[] => {
    const calls = targetCalls(tactic, commands);
    return calls ? [{ tactic, calls }] : [];
  });
  const rows = [...new Set(placed.map(({ tactic }) => tactic.access))];
  return (
    <Table className="tactic-map">
      <thead>
        <tr>
          <HeaderCell>{columns.targetCalls}</HeaderCell>
          {bandEnds.map((end) => (
            <HeaderCell key={end}>{fill(product.callsAtMost, { total: end })}</HeaderCell>
          ))}
          <HeaderCell>{product.callsVary}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((access) => (
          <tr key={access}>
            <HeaderCell scope="row">
              <ModelText text={access} />
            </HeaderCell>
            {[...bandEnds, undefined].map((end, band) => (
              <td key={end ?? 'vary'}>
                {placed
                  .filter(({ tactic, calls }) => tactic.access === access && bandOf(calls) === band)
                  .map((each) => (
                    <Entry key={each.tactic.id} {...each} />
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Entry({ tactic: { id, name, path, turns }, calls: { call, count } }: Placed) {
  const { product } = useSite().strings;
  return (
    <p>
      <TacticGlyph id={id} /> <ProseLink href={path}>{name}</ProseLink>
      <small>
        {count ? countText(call, count, product) : <FormulaText text={call.formula.text} />}
        {'; '}
        <ModelText text={turns} />
      </small>
    </p>
  );
}
