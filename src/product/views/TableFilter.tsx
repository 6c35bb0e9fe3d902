import { usePart } from '../../view/context.ts';

interface TableFilterProps {
  /** `Filter datasets`. */
  readonly label: string;
}

/** The field above a long table; `shell/comforts` works it. Not shown without script. */
export function TableFilter({ label }: TableFilterProps) {
  usePart('filter');
  return (
    <div className="model-filter">
      <label>
        {/* A browser that fills in what was typed before would not filter by it. */}
        {label} <input type="search" autoComplete="off" />
      </label>
      <span aria-live="polite" />
    </div>
  );
}
