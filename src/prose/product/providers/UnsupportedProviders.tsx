import { useSite } from '../../../view/context.ts';
import { codes } from '../code-text.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelText } from '../ModelText.tsx';
import { filled, texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';

/** `::unsupported-providers`: names that the parser accepts and a run refuses. */
export function UnsupportedProviders() {
  const { names, error, instead } = useProduct().providers.unsupported;
  const { unsupportedProviders } = useSite().strings.product;
  return (
    <p>
      {texts([
        filled(unsupportedProviders, {
          names: <InlineText text={codes(names)} />,
          error: <ModelText text={error} />,
        }),
        <ModelText key="instead" text={instead} />,
      ])}
    </p>
  );
}
