import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { filled, texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type Call, formulasOf } from '../calls/call-schema.ts';
import { type Count, countOfCommand, countOfLibrary, quantityValue } from '../calls/count.ts';
import { calledText, countText, FormulaText } from './call-text.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-calls{id="pair"}`: how often a run calls each model, as a formula and as numbers at the defaults. */
export function TacticCalls({ attributes }: { attributes: Attributes }) {
  const tactic = useTactic(attributes);
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const { calls, quantities } = tactic;
  const perLibrary = new Map(calls.map((call) => [call, tactic.library && countOfLibrary(tactic, call)]));
  const hasLibrary = calls.some((call) => perLibrary.get(call) && hasFlags(call));
  const cell = (call: Call, count: Count | undefined) => (count ? countText(call, count, product) : '–');
  return (
    <>
      <ModelTable
        what="figures"
        rowsAre="repeats"
        columns={[
          'callsOf',
          'atCommandDefaults',
          ...(hasLibrary ? (['atLibraryDefaults'] as const) : []),
          'formula',
        ]}
        rows={calls.map((call, i) => ({
          id: `calls-${i + 1}`,
          provenance: call,
          cells: [
            calledText(call, product),
            cell(call, countOfCommand(tactic, call, commands)),
            ...(hasLibrary ? [cell(call, perLibrary.get(call))] : []),
            <Formulas key="formula" call={call} />,
          ],
        }))}
      />
      {quantities.length > 0 && (
        <ul>
          {quantities.map((quantity) => (
            <li key={quantity.name}>
              {filled(product.quantity, {
                name: <code>{quantity.name}</code>,
                meaning: <ModelText text={quantity.meaning} />,
                value: quantityValue(tactic, quantity.name),
              })}{' '}
              <DoubtNote {...quantity} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Formulas of a call: without an early stop, and the most. */
function Formulas({ call }: { call: Call }) {
  const { product } = useSite().strings;
  const { formula, most, least } = call;
  const shown = (text: string) => <FormulaText key={text} text={text} />;
  if (least) return filled(product.callsRange, { least: shown(least.text), total: shown(formula.text) });
  return texts([shown(formula.text), most && filled(product.callsAtMost, { total: shown(most.text) })], '; ');
}

/** Defaults of the library matter only for what depends on settings. */
function hasFlags(call: Call): boolean {
  return formulasOf(call).some(({ names }) => names.some((name) => name.startsWith('--')));
}
