import { useSite } from '../../view/context.ts';
import type { Option } from '../command-line/command-line.ts';
import { code } from './code-text.ts';
import { ModelText } from './ModelText.tsx';

/** Default of an option as a cell: numbers plain, words as code, `off` for a switch. */
export function DefaultText({ option }: { option: Option }) {
  const { product } = useSite().strings;
  if (typeof option.default === 'number') return String(option.default);
  if (option.default !== undefined) return <ModelText text={code(option.default)} />;
  if (option.required) return product.required;
  if (option.omitted) return <ModelText text={option.omitted} />;
  return option.type === 'switch' ? product.off : product.none;
}
