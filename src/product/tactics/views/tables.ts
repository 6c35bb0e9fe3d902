import { code } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::judge-templates`: what `--judge-template` takes, and the threshold that fits each scale. */
export const JudgeTemplates = entryView({
  what: 'values',
  anchor: 'template',
  entries: (product) => product['attack-result'].templates,
  nameOf: ({ name }) => name,
  columns: [
    ['template', ({ name }) => code(name)],
    ['scale', ({ scale }) => scale.join('–')],
    ['threshold', ({ threshold }) => String(threshold)],
    ['unreadableVerdict', ({ unreadable }) => String(unreadable)],
    ['goodToKnow', ({ remark }) => remark],
  ],
});
