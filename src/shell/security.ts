import { createHash } from 'node:crypto';
import { beforePaintScript, restoreTabsCall } from './before-paint/before-paint.ts';
import { coreStyle, partStyles } from './styles.ts';

/**
 * Content security policy, the same on every page: inline code only by hash, everything from this site.
 * In a meta element, so that it holds on any static host; the server adds what a meta element cannot say.
 */
export function contentSecurityPolicy(): string {
  const scripts = [beforePaintScript(), restoreTabsCall].map(hashOf);
  const styles = [coreStyle(), ...partStyles().values()].map(hashOf);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
