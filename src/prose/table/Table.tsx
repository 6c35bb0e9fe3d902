import type { ComponentProps } from 'react';
import { useSite } from '../../view/context.ts';
import { withLabels } from './rows.tsx';

/**
 * A table, on small screens one record per row. One that is wider than its frame scrolls in it;
 * `scrollers.browser.ts` makes the frame focusable then.
 */
export function Table({ children, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="table" data-scroller={useSite().strings.prose.table}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is drawn as blocks loses its role in WebKit */}
      <table role="table" {...rest}>
        {withLabels(children)}
      </table>
    </div>
  );
}
