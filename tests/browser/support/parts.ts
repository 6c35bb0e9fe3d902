/** Pages of the site `prose` that together show every part of a text: axe looks at each, in the light and in the dark. */
export const parts = ['blocks', 'code', 'diagrams', 'tables', 'tabs', 'text', 'unlisted', 'extremes'].map(
  (name) => `/parts/${name}`,
);
