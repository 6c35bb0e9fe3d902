import type { ComponentProps } from 'react';
import { addressIn } from '../../site/addresses.ts';
import { useSite } from '../../view/context.ts';

/**
 * An image in the text.
 * @param src published address, without the path the site may be below: texts are compiled for any
 */
export function ProseImage({ src = '', alt, ...rest }: ComponentProps<'img'>) {
  return <img src={addressIn(useSite(), src)} alt={alt} {...rest} />;
}
