import { heldText } from './held-texts.ts';

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what a reader did to the fields of a lab while React takes them over, or draws them again: it sets them to what
 * the build drew.
 * @param place holds the fields, found again by their names
 * @returns puts texts, choices, caret and focus back; React hears of it as of something typed
 */
export function keepFields(place: HTMLElement): () => void {
  const focused = document.activeElement;
  const kept = fieldsOf(place).map((field) => ({
    name: field.name,
    value: heldText(field) ?? field.value,
    checked: isChoice(field) && field.checked,
    // Only texts have a caret.
    caret:
      'selectionStart' in field && !isChoice(field) ? [field.selectionStart, field.selectionEnd] : undefined,
    hadFocus: field === focused,
  }));
  return () => {
    const fields = fieldsOf(place);
    for (const { name, value, checked, caret, hadFocus } of kept) {
      const field = fields.find((each) => each.name === name && (!isChoice(each) || each.value === value));
      if (!field) continue;
      if (isChoice(field)) {
        if (checked && !field.defaultChecked) check(field);
      } else if (value !== drawnValue(field)) {
        // React leaves an empty text area as it found it, with what was typed, and would hear of no change.
        field.value = drawnValue(field) ?? '';
        setValue(field, value);
        if (caret && 'setSelectionRange' in field)
          // React writes the text once more in this task, which moves the caret to its end. Later would be too late: a
          // letter that was typed meanwhile would be put behind the next.
          queueMicrotask(() => field.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0));
      }
      if (hadFocus) field.focus({ preventScroll: true });
    }
  };
}

/** Sets a field as a reader would: past what React has put over its value, so that React hears of a change. */
export function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Chooses as a reader would. Before, it must not be chosen as far as React knows, which else hears of no change. */
function check(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

/** What the build, or React when it began, gave the field. */
function drawnValue(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
  return field.defaultValue;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const fieldsOf = (place: HTMLElement): Field[] => [
  ...place.querySelectorAll<Field>('[name]:is(textarea, input, select)'),
];
