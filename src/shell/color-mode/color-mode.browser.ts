import { colorModeSlot } from '../../storage/site-slots.ts';
import { subscribeToSlot, writeSlot } from '../../storage/slots.ts';
import { applyColorMode } from './apply.ts';
import { nextChoice } from './color-mode.ts';

/** Works the colour-mode buttons; follows the operating system and other tabs (rows 2S.10, 4.1, 3.9). */
export function startColorMode(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-color-mode]')];
  const update = () => {
    const choice = applyColorMode();
    for (const button of buttons) {
      const { colorMode: label = '', [choice]: mode = '' } = button.dataset;
      button.title = mode;
      button.ariaLabel = label.replace('{mode}', mode);
      button.disabled = false;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { themeChoice } = document.documentElement.dataset;
      const current = themeChoice === 'dark' || themeChoice === 'system' ? themeChoice : 'light';
      writeSlot(colorModeSlot, nextChoice(current));
      update();
    });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update);
  subscribeToSlot(colorModeSlot, update);
  update();
}
