import { showColors } from '../../shell/color-mode/show-colors.ts';
import { storedText } from '../../storage/stored-text.ts';

/**
 * Runs in the head of every page, before anything is painted: colours and a dismissed announcement. It is part of the
 * page and so reads texts as they are stored, without what parses slots; the build draws pages in light colours.
 * `before-paint.ts` bundles it, and the policy has its hash.
 */
const choice = storedText('dtx:color-mode');
if (choice === 'dark' || choice === 'system') showColors(choice);

const { dataset } = document.documentElement;
if (dataset.announcement === storedText('dtx:announcement')) dataset.announcementDismissed = '';
