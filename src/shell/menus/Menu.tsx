import type { ReactNode } from 'react';

/**
 * A button with a list under it. Opens by pointer or focus with no script; `menu.browser.ts` adds the keys.
 * @param id unique on the page
 * @param label text on the button: the current choice
 * @param name what the list is, for assistive technology
 */
export function Menu({
  id,
  label,
  name,
  children,
}: {
  id: string;
  label: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="menu" data-menu>
      <button type="button" aria-haspopup="true" aria-expanded="false" aria-controls={id}>
        {label}
      </button>
      <ul id={id} aria-label={name}>
        {children}
      </ul>
    </div>
  );
}
