import type { ComponentProps } from 'react';
import { useSite } from '../../view/context.ts';

/** A table that scrolls inside its frame on small screens; `scrollers.browser.ts` makes the frame focusable then. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table" data-scroller={useSite().strings.prose.table}>
      <table {...props} />
    </div>
  );
}
