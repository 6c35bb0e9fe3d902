import { type ColorModeChoice, colorsOf } from './color-mode.ts';

/** Sets the colours of the document to those of a choice. */
export function showColors(choice: ColorModeChoice): void {
  const { dataset } = document.documentElement;
  dataset.theme = colorsOf(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.themeChoice = choice;
}
