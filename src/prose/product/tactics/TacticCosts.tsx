import type { ReactNode } from 'react';
import { type Count, costOfCommand, costOfLibrary } from '../../../product/tactic-commands.ts';
import type { Cost } from '../../../product/tactic-parameters.ts';
import type { Tactic } from '../../../product/tactics.ts';
import { useSite } from '../../../shell/context.ts';
import type { Strings } from '../../../site/strings.ts';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { ModelText } from '../ModelText.tsx';
import { filled, texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';
import { Fact } from './TacticFacts.tsx';

/** Rows on what a run costs: the formulas, then the numbers that follow from the defaults. */
export function TacticCosts({ tactic }: { tactic: Tactic }) {
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const perCommand = counted(tactic.cost, (cost) => costOfCommand(tactic, cost, commands));
  const perLibrary = counted(tactic.cost, (cost) => costOfLibrary(tactic, cost));
  return (
    <>
      {tactic.cost.map((cost) => (
        <Fact key={cost.of} name={{ name: sentenceCase(cost.of) }}>
          <ModelText text={cost.formula} />
          <ConfidenceNote {...cost} />
        </Fact>
      ))}
      {perCommand.length > 0 && (
        <Fact name="atCommandDefaults">
          {texts(
            perCommand.map((each) => countText(product, each)),
            '; ',
          )}
        </Fact>
      )}
      {perLibrary.length > 0 && (
        <Fact name="atLibraryDefaults">
          {texts(
            perLibrary.map((each) => countText(product, each)),
            '; ',
          )}
        </Fact>
      )}
    </>
  );
}

/** `3 × 3 = 9 target calls at most`. */
function countText(product: Strings['product'], { cost, count }: { cost: Cost; count: Count }): ReactNode {
  return filled(cost.bound === 'about' ? product.costAbout : product.costAtMost, {
    factors: count.factors.join(' × '),
    total: count.total,
    of: <ModelText text={cost.of} />,
  });
}

function counted(costs: readonly Cost[], countOf: (cost: Cost) => Count | undefined) {
  return costs.flatMap((cost) => {
    const count = countOf(cost);
    return count ? [{ cost, count }] : [];
  });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
