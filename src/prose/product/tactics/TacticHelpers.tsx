import { Fragment } from 'react';
import { findOption } from '../../../product/tactic-commands.ts';
import type { Tactic } from '../../../product/tactics.ts';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelText } from '../ModelText.tsx';
import { texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';

/** Models that take part beside the target, each with the flag that names it and that flag's default. */
export function TacticHelpers({ tactic: { helpers } }: { tactic: Tactic }) {
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const described = helpers.map(({ role, flag, remark }) => {
    const model = flag && findOption(commands, 'dtx attack run', flag)?.default;
    const how = texts(
      [
        flag && model !== undefined && (
          <InlineText key="flag" text={fill(product.helperModel, { flag, model })} />
        ),
        remark && <ModelText key="remark" text={remark} />,
      ],
      ', ',
    );
    const name = <ModelText key={role} text={role} />;
    return how ? (
      <Fragment key={role}>
        {name} ({how})
      </Fragment>
    ) : (
      name
    );
  });
  return texts(described, '; ') ?? product.noHelpers;
}
