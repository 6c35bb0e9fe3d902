import { Fragment } from 'react';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { findOption } from '../tactic-commands.ts';
import type { Tactic } from '../tactics.ts';

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
