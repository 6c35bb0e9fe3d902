/** A place in what a frame scrolls. */
export interface Frame {
  readonly left: number;
  readonly top: number;
}

/** A drawing is never shown larger than so many times its own size, unless it fits so. */
const largest = 6;
/** Nor is a small one blown up to the whole window. */
const largestAtFirst = 2.5;
/** Room around it in pixels. */
const room = 48;

/** The scale at which a drawing fits a frame. */
export function fitting(
  { width, height }: { width: number; height: number },
  { clientWidth, clientHeight }: { clientWidth: number; clientHeight: number },
): number {
  return Math.min((clientWidth - room) / width, (clientHeight - room) / height, largestAtFirst);
}

/** The scale that is shown where another is asked for: from half of what fits to the largest. */
export function scaled(wanted: number, fit: number): number {
  return Math.max(Math.min(wanted, largest), Math.min(fit, 1) / 2);
}
