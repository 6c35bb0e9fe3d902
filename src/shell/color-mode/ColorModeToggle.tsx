import { fill } from '../../site/strings.ts';
import { useSite } from '../../view/context.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../../view/icons.tsx';

/**
 * Cycles light, dark, system (rows 2S.10, 4.1). Rendered for the default, light, and disabled:
 * `color-mode.browser.ts` enables it and keeps its words true.
 */
export function ColorModeToggle() {
  const { colorMode } = useSite().strings;
  const { light, dark, system } = colorMode;
  return (
    <button
      type="button"
      className="icon-button color-mode"
      title={light}
      aria-label={fill(colorMode.switch, { mode: light })}
      disabled
      data-color-mode={colorMode.switch}
      data-light={light}
      data-dark={dark}
      data-system={system}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
