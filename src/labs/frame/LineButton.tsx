import { fill } from '../../base/fill.ts';
import type { Problem } from './LabResult.tsx';
import type { LabStrings } from './lab-strings.ts';

interface LineButtonProps extends Pick<Problem, 'field'> {
  readonly line: number;
  readonly strings: Pick<LabStrings, 'line'>;
}

/** Leads to a line of a field, which it selects. */
export function LineButton({ field, line, strings }: LineButtonProps) {
  return (
    <button type="button" name="line" onClick={({ currentTarget }) => goTo(currentTarget, field, line)}>
      {fill(strings.line, { line })}
    </button>
  );
}

function goTo(button: HTMLElement, field: string, line: number): void {
  const area = button.closest('[data-lab]')?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
