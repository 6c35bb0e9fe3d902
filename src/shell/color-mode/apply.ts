import { colorModeSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';
import type { ColorModeChoice } from './color-mode.ts';
import { showColors } from './show-colors.ts';

/** Sets the colours of the document from what is stored, after every change. */
export function applyColorMode(): ColorModeChoice {
  const choice = readSlot(colorModeSlot) ?? 'light';
  showColors(choice);
  return choice;
}
