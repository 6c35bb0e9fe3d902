/** A command of a `console` block and what the block shows below it. */
export interface SessionStep {
  /** Without the prompt; continued lines without `> `. */
  readonly command: string;
  /** Line of the block with the prompt, from 1. */
  readonly line: number;
  /** Lines up to the next prompt; empty when the command prints nothing. */
  readonly output: string;
}

/** Reads a terminal session: commands behind `$ `, continued by a backslash, and their output. Pure. */
export function sessionSteps(code: string): SessionStep[] {
  const steps: { command: string; line: number; output: string[] }[] = [];
  let continued = false;
  for (const [i, line] of code.split('\n').entries()) {
    const last = steps.at(-1);
    const prompt: boolean = line.startsWith('$ ') && !continued;
    if (prompt) steps.push({ command: line.slice(2), line: i + 1, output: [] });
    else if (continued && last) last.command += `\n${line.replace(/^> /, '')}`;
    else last?.output.push(line);
    continued = (prompt || continued) && line.endsWith('\\');
  }
  return steps.map(({ output, ...step }) => ({ ...step, output: output.join('\n') }));
}
