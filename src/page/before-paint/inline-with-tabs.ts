import './inline.ts';
import { restoreTabs } from '../../prose/tabs/restore-tabs.ts';
import { storedText } from '../../storage/stored-text.ts';

/** The same in the head of a page with tab sets, and the function that each set calls as soon as it is parsed. */
Object.assign(window, {
  dtxTabs({ parentElement: set }: HTMLScriptElement) {
    try {
      if (set) restoreTabs(set, JSON.parse(storedText('dtx:tabs') ?? 'null'));
    } catch {
      // What is stored is not ours.
    }
  },
});
