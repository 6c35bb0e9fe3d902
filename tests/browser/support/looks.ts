/** What is kept in a document of the looks of its texts, also when another page takes its place there. */
interface Looks {
  /** Texts that were marked last, by their look. */
  asked: ReadonlyMap<string, readonly Element[]>;
  /** Looks whose contrast was judged. */
  readonly judged: Set<string>;
}

declare global {
  interface Window {
    looks?: Looks;
  }
}

/**
 * Marks three texts of each look: its first, a middle and its last, since one may be scrolled away. Two texts look the
 * same when nothing differs that their contrast depends on: colour, size and weight, and every surface below them. A look
 * that was judged before in this document, at this width, is not asked again: most are of the frame. Runs in the page, so
 * it uses nothing of this module.
 * @param mark attribute that is given to them and taken from all others
 */
export function markLooks(mark: string): void {
  window.looks ??= { asked: new Map(), judged: new Set() };
  const { judged } = window.looks;
  /** What an element and those around it paint below a text, and what is laid over others. */
  const surfaces = new Map<Element | null, string>([[null, '']]);
  const surfaceOf = (element: Element | null): string => {
    const known = surfaces.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const below = surfaceOf(element.parentElement);
    const paint = [backgroundColor, backgroundImage, opacity, filter].join();
    const isInPlace = position === 'static' || position === 'relative';
    // What is laid over others has a number, which the next page would give to something else.
    const over = isInPlace ? '' : ` ${element.tagName}.${element.getAttribute('class')}#${surfaces.size}`;
    const surface = `${paint === 'rgba(0, 0, 0, 0),none,1,none' ? below : `${below} ${paint}`}${over}`;
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
      innerWidth,
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
  const asked = new Map<string, readonly Element[]>();
  for (const [look, alike] of looks) {
    if (judged.has(look.replaceAll(/#\d+/g, ''))) continue;
    const three = [0, alike.length >> 1, alike.length - 1].flatMap((at) => alike[at] ?? []);
    for (const element of three) element.setAttribute(mark, '');
    asked.set(look, three);
  }
  window.looks.asked = asked;
}

/**
 * Keeps which looks need not be asked again: those of which at least one text was judged.
 * @param unsure texts of which axe could not tell, because something lies above them or they are out of sight
 */
export function keepJudged(unsure: ReadonlySet<unknown>): void {
  const { asked, judged } = window.looks ?? { asked: [], judged: new Set<string>() };
  for (const [look, texts] of asked)
    if (texts.some((text) => !unsure.has(text))) judged.add(look.replaceAll(/#\d+/g, ''));
}
