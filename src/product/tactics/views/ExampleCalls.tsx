import { Fragment } from 'react';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { isDoubtful } from '../../provenance.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type Call, formulasOf } from '../calls/call-schema.ts';
import { type Count, countOfCommand, holds, workedFormula } from '../calls/count.ts';
import { exampleRun } from '../calls/example.ts';
import { calledText, countText } from './call-text.tsx';

/** `::example-calls`: what the command in the block above it costs, counted with its flags. */
export function ExampleCalls({ attributes: { command = '' } }: { attributes: Attributes }) {
  const model = useProduct();
  const { product } = useSite().strings;
  const run = exampleRun(command, model);
  if (!run) throw new Error(`A part of a command that starts no tactic was rendered: ${command}`);
  const { tactic, given } = run;
  const counted = tactic.calls.flatMap((call) => {
    const count = holds(call, given) && countOfCommand(tactic, call, model['command-line'], given);
    return count ? [{ call, count }] : [];
  });
  const used = new Set(counted.flatMap(({ call }) => formulasOf(call).flatMap(({ names }) => names)));
  const samples = tactic.quantities.filter(({ name, sample }) => sample !== undefined && used.has(name));
  const values = samples.map(({ name, sample }) => `\`${name}\` = ${sample}`).join(', ');
  const doubtful = counted.find(({ call }) => isDoubtful(call));
  // A single number needs no working, and a range is no result of one formula.
  const worked = (call: Call, { least }: Count) => {
    const shown = workedFormula(tactic, call, model['command-line'], given);
    return least === undefined && /\D/.test(shown) && `${shown} = `;
  };
  return (
    <p>
      {product.exampleCalls}{' '}
      {counted.map(({ call, count }, i) => (
        <Fragment key={call.formula.text + call.name}>
          {i > 0 && ' · '}
          {calledText({ ...call, when: undefined, unless: undefined }, product)}: {worked(call, count)}
          <strong>{countText(call, count, product)}</strong>
        </Fragment>
      ))}
      . {values && <InlineText text={fill(product.countedWith, { values })} />}
      {doubtful && <DoubtNote {...doubtful.call} />}
    </p>
  );
}
