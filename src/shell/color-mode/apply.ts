import { colorModeSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';
import { type ColorModeChoice, colorsOf } from './color-mode.ts';

/** Sets the colours of the document from what is stored. Runs before the first paint, and after every change. */
export function applyColorMode(): ColorModeChoice {
  const choice = readSlot(colorModeSlot) ?? 'light';
  const { dataset } = document.documentElement;
  dataset.theme = colorsOf(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.themeChoice = choice;
  return choice;
}
