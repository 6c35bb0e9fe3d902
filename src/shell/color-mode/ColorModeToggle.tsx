import { fill } from '../../site/strings.ts';
import { useSite } from '../context.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../icons.tsx';

/**
 * Cycles light, dark, system (rows 2S.10, 4.1). Rendered for the default, light, and disabled:
 * `color-mode.browser.ts` enables it and keeps its words true.
 */
export function ColorModeToggle() {
  const { colorMode } = useSite().strings;
  const words = { light: colorMode.light, dark: colorMode.dark, system: colorMode.system };
  return (
    <button
      type="button"
      className="icon-button color-mode"
      title={words.light}
      aria-label={fill(colorMode.switch, { mode: words.light })}
      disabled
      data-color-mode={JSON.stringify({ label: colorMode.switch, ...words })}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
