/** The element nearest to the target of an event, itself or around it, that a selector finds. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
