import type { Option } from '../../product/command-line.ts';

/** Default of an option as a cell: numbers plain, words as code, `off` for a switch. */
export function defaultText(option: Option): string {
  if (typeof option.default === 'number') return String(option.default);
  if (option.default !== undefined) return `\`${option.default}\``;
  if (option.required) return 'required';
  return option.omitted ?? (option.type === 'switch' ? 'off' : 'none');
}
