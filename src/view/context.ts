import { createContext, useContext } from 'react';
import type { OwnPage } from '../site/own-pages.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { PartName } from './styles.ts';

/** What every component of a page may need. Pages are rendered once, at build time. */
export interface RenderContextValue {
  readonly site: Site;
  /** The page being rendered; absent for the not-found page. */
  readonly page?: Page | OwnPage | undefined;
  /** Address being rendered; empty for the not-found page, which has none of its own. */
  readonly path: string;
  /** Names of the page parts in use; their styles are sent with the page. */
  readonly parts: Set<PartName>;
}

export const RenderContext = createContext<RenderContextValue | undefined>(undefined);

export function useRender(): RenderContextValue {
  const value = useContext(RenderContext);
  if (!value) throw new Error('A component was rendered outside of a page.');
  return value;
}

/** The site whose page is being rendered. */
export function useSite(): Site {
  return useRender().site;
}

/**
 * Declares that a page uses a part, so that its style sheet is sent with it and only with such pages.
 * Writing to the set while rendering is safe: a page is rendered once and synchronously.
 */
export function usePart(name: PartName | false | undefined): void {
  const { parts } = useRender();
  if (name) parts.add(name);
}
