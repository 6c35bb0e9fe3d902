export type ColorModeChoice = 'light' | 'dark' | 'system';

const cycle = { light: 'dark', dark: 'system', system: 'light' } as const;

/** The next state of the toggle (row 4.1). */
export function nextChoice(choice: ColorModeChoice): ColorModeChoice {
  return cycle[choice];
}

/** The colours of a choice: the operating system counts only once the reader chose "system" (row 4.4). */
export function colorsOf(choice: ColorModeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}
