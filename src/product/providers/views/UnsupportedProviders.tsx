import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { codes } from '../../views/code-text.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { filled, texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

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
