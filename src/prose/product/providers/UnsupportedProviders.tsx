import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { codes } from '../code-text.ts';
import { InlineText } from '../InlineText.tsx';
import { useProduct } from '../useProduct.ts';

/** `::unsupported-providers`: names that the parser accepts and a run refuses. */
export function UnsupportedProviders() {
  const { names, error, instead } = useProduct().providers.unsupported;
  const { unsupportedProviders } = useSite().strings.product;
  return (
    <p>
      <InlineText text={`${fill(unsupportedProviders, { names: codes(names), error })} ${instead}`} />
    </p>
  );
}
