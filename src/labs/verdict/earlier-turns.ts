import type { Problem } from '../frame/LabResult.tsx';
import type { AgentKind } from './agents.ts';
import type { Turn } from './seen.ts';

/**
 * Reads the turns of a conversation before its last prompt, each begun by its role as in `USER: Hello`: a system turn if
 * there is one, then a user's and the reply to it in turn, the order that DTX builds [dtx-models/prompts].
 */
export function readEarlier(
  { severalTurns }: AgentKind,
  text: string,
): { readonly turns: readonly Turn[] } | { readonly problem: Problem } {
  if (severalTurns === undefined || text.trim() === '') return { turns: [] };
  const turns: { role: Turn['role']; line: number; lines: string[] }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const [, role, rest = ''] = /^(SYSTEM|USER|ASSISTANT):[ \t]?(.*)$/.exec(line) ?? [];
    if (role !== undefined) turns.push({ role: role as Turn['role'], line: i + 1, lines: [rest] });
    else if (turns.length > 0) turns.at(-1)?.lines.push(line);
    else if (line.trim() !== '') return wrong(i + 1, 'Begin each turn with its role, as in USER: Hello.');
  }
  const hasSystem = turns[0]?.role === 'SYSTEM';
  const read: Turn[] = [];
  for (const [i, { role, line, lines }] of turns.entries()) {
    const isUser = (i - (hasSystem ? 1 : 0)) % 2 === 0;
    const wanted = hasSystem && i === 0 ? 'SYSTEM' : isUser ? 'USER' : 'ASSISTANT';
    if (role !== wanted)
      return wrong(
        line,
        role === 'SYSTEM'
          ? 'A system turn is the first one.'
          : `Here comes a turn of ${wanted}: a prompt and the reply to it follow each other.`,
      );
    const message = lines.join('\n').trim();
    if (message === '') return wrong(line, 'This turn is empty, which DTX does not accept.');
    read.push({ role, message });
  }
  const last = turns.at(-1);
  return last?.role === 'USER'
    ? wrong(last.line, 'The reply to this turn is missing. The last prompt is a field of its own.')
    : { turns: read };
}

function wrong(line: number, message: string): { readonly problem: Problem } {
  return { problem: { field: 'earlier', line, message } };
}
