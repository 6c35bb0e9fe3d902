import type { ReactNode } from 'react';
import { useSite } from './context.ts';

/**
 * Words in the first language of the site: of the product model, of the configuration. A page in another language
 * marks them with `lang`, and with `dir` where that differs; one in the same language has them as they are.
 */
export function OriginalWords({ children }: { children: ReactNode }) {
  const { config, locale } = useSite();
  const [original] = config.locales;
  if (!original || original.code === locale.code) return children;
  return (
    <span lang={original.code} dir={original.direction === locale.direction ? undefined : original.direction}>
      {children}
    </span>
  );
}
