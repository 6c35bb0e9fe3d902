import './inline.ts';
import { restoreTabs } from '../../prose/tabs/restore-tabs.ts';

/** The same in the head of a page with tab sets, and the function that each set calls as soon as it is parsed. */
Object.assign(window, {
  dtxTabs(script: HTMLScriptElement) {
    if (script.parentElement) restoreTabs(script.parentElement);
  },
});
