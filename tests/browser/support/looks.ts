/**
 * Marks three texts of each look: its first, a middle and its last, since one may be scrolled away. Two texts look the
 * same when nothing differs that their contrast depends on: colour, size and weight, and every surface below them. Runs
 * in the page, so it uses nothing of this module.
 * @param mark attribute that is given to them and taken from all others
 */
export function markLooks(mark: string): void {
  /** What an element and those around it paint below a text, and what is laid over others. */
  const surfaces = new Map<Element | null, string>([[null, '']]);
  const surfaceOf = (element: Element | null): string => {
    const known = surfaces.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const below = surfaceOf(element.parentElement);
    const paint = [backgroundColor, backgroundImage, opacity, filter].join();
    const isInPlace = position === 'static' || position === 'relative';
    const surface = `${paint === 'rgba(0, 0, 0, 0),none,1,none' ? below : `${below} ${paint}`}${isInPlace ? '' : ` ${surfaces.size}`}`;
    surfaces.set(element, surface);
    return surface;
  };
  const looks = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('body, body *')) {
    element.removeAttribute(mark);
    const text = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
    );
    const written = `${text.join('')}${'value' in element ? element.value || ' field' : ''}`.trim();
    if (!written || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // No contrast is asked of what is disabled, and none is known of a single letter.
    const isExempt = element.closest('[disabled], [aria-disabled=true], label') !== null;
    const look = [
      color,
      fontSize,
      fontWeight,
      textShadow,
      isExempt,
      written.length > 1,
      surfaceOf(element),
    ].join();
    const alike = looks.get(look);
    if (alike) alike.push(element);
    else looks.set(look, [element]);
  }
  for (const alike of looks.values())
    for (const at of [0, alike.length >> 1, alike.length - 1]) alike[at]?.setAttribute(mark, '');
}
