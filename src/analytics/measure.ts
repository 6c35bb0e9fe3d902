import type { Analytics } from '../site/config.ts';
import { watchEvents } from './events.ts';
import { watchPages } from './page-views.ts';
import { createProvider } from './provider.ts';

/** Reports the page that is shown, those that a reader goes to, and the events that are switched on (row 2N.5). */
export function measure(settings: Analytics): void {
  const provider = createProvider(settings);
  watchPages((page) => provider.pageView(page));
  watchEvents(settings.events, (name, fields) => provider.event(name, fields));
}
