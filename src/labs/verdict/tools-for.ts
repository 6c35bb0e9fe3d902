import { agentKind, needsPython } from './agents.ts';
import type { VerdictInput } from './verdict-input.ts';
import type { VerdictTools } from './verdict-task.ts';

/** What a case needs in a worker: Python is three quarters of the code, and loaded for the agents that need it. */
export async function toolsFor({ agent }: VerdictInput): Promise<VerdictTools> {
  const kind = agentKind(agent);
  return kind && needsPython(kind) ? { byPython: (await import('./take-by-python.ts')).takeByPython } : {};
}
