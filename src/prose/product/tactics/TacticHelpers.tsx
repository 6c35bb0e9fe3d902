import { findOption } from '../../../product/tactic-commands.ts';
import type { Tactic } from '../../../product/tactics.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { InlineText } from '../InlineText.tsx';
import { useProduct } from '../useProduct.ts';

/** Models that take part beside the target, each with the flag that names it and that flag's default. */
export function TacticHelpers({ tactic: { helpers } }: { tactic: Tactic }) {
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const described = helpers.map(({ role, flag, remark }) => {
    const model = flag && findOption(commands, 'dtx attack run', flag)?.default;
    const how = flag && model !== undefined ? fill(product.helperModel, { flag, model }) : remark;
    return how ? `${role} (${how})` : role;
  });
  return <InlineText text={described.join('; ') || product.noHelpers} />;
}
