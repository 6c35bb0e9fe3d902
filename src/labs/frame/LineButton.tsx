import { ShownText } from './block-text.ts';
import type { Problem } from './LabResult.tsx';

interface LineButtonProps extends Pick<Problem, 'field'> {
  readonly line: number;
  /** Says the line, and the field where it could be another. */
  readonly children: string;
}

/** Leads to a line of a field, which it selects. */
export function LineButton({ field, line, children }: LineButtonProps) {
  return (
    <button type="button" name="line" onClick={({ currentTarget }) => goTo(currentTarget, field, line)}>
      {children}
    </button>
  );
}

/** Selects the line in its field, and brings it into sight. */
function goTo(button: HTMLElement, field: string, line: number): void {
  const area = button.closest('[data-lab]')?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  scrollToLine(area, start, (line - 1) / lines.length);
}

/** Browsers bring a caret that moves into sight, but no selection that a script makes. @param share of the lines before */
function scrollToLine(area: HTMLTextAreaElement, start: number, share: number): void {
  const shown = area.previousElementSibling;
  const frame = area.parentElement;
  if (!frame) return;
  const line = shown instanceof HTMLPreElement ? new ShownText(shown.childNodes).letter(start) : undefined;
  if (line) {
    const { top, height } = line.getBoundingClientRect();
    const { top: frameTop, height: frameHeight } = frame.getBoundingClientRect();
    if (height > 0) {
      frame.scrollTop += top - frameTop - frameHeight / 3;
      return;
    }
  }
  // An empty line has no place, and a long text none below it: about where the line must be.
  for (const scroller of [frame, area])
    scroller.scrollTop = share * scroller.scrollHeight - scroller.clientHeight / 3;
}
