import type { ViewsOf } from '../../views/views-of.ts';
import type { troubleDirectives } from '../directives.ts';
import { IssueCounts } from './IssueCounts.tsx';
import { KnownIssues } from './KnownIssues.tsx';
import { MessageTable } from './MessageTable.tsx';

export const troubleViews: ViewsOf<typeof troubleDirectives> = {
  messages: MessageTable,
  'known-issues': KnownIssues,
  'known-issue-counts': IssueCounts,
};
