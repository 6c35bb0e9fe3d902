import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { findOption } from '../../tactics/tactic-commands.ts';
import { columnTitle } from '../../views/column-title.ts';
import { useProduct } from '../../views/useProduct.ts';
import { type LimitStage, limitCommands } from '../references.ts';
import type { Limit } from '../runs.ts';

/** `::limit-funnel`: which limits narrow a test on its way from scope to run. What it says is a list in words. */
export function LimitFunnel() {
  usePart('limit-funnel');
  const { runs } = useProduct();
  const { strings } = useSite();
  const inScope = runs.limits.filter(({ plan, planRun }) => plan !== 'none' || planRun !== 'none');
  return (
    <figure className="funnel">
      <ol>
        <li>
          <b>{columnTitle('scope', strings)}</b>
          <ul>
            {inScope.map((limit) => (
              <li key={limit.name}>
                <ScopeLimit limit={limit} />
              </li>
            ))}
          </ul>
        </li>
        <Stage stage="plan" title={columnTitle('makingAPlan', strings)} />
        <Stage stage="planRun" title={columnTitle('runWithPlan', strings)} />
      </ol>
      <figcaption>{strings.product.limitFunnel}</figcaption>
    </figure>
  );
}

/** A field of the scope counts when a later step reads it. */
function ScopeLimit({ limit: { name, plan, planRun } }: { limit: Limit }) {
  const { product } = useSite().strings;
  if (plan === 'scope' || planRun === 'scope') return <code>{name}</code>;
  return (
    <>
      <s>
        <code>{name}</code>
      </s>
      <span className="visually-hidden"> {product.noEffect}</span>
    </>
  );
}

function Stage({ stage, title }: { stage: LimitStage & ('plan' | 'planRun'); title: string }) {
  const { runs, 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  return (
    <li>
      <b>{title}</b>
      <ul>
        {runs.limits
          .filter((limit) => limit[stage] !== 'none')
          .map(({ name, [stage]: from }) => {
            if (from !== 'flag')
              return (
                <li key={name}>
                  <code>{name}</code> {from === 'scope' ? product.fromScope : from}
                </li>
              );
            const value = findOption(commands, limitCommands[stage], `--${name}`)?.default;
            return (
              <li key={name}>
                <code>--{name}</code> {fill(product.byDefault, { value: String(value) })}
              </li>
            );
          })}
      </ul>
    </li>
  );
}
