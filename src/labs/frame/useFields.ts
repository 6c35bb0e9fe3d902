import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { changed, type Entered, type Examples, type FieldsState, replacedBy, undone } from './entered.ts';
import { FirstState } from './first-state.ts';
import { sharedFields } from './share.ts';

export interface LabFields<Input> extends Entered<Input> {
  /** A reader changed some fields. */
  change(some: Partial<Input>): void;
  /** Puts an example in the place of what is entered. */
  choose(example: number): void;
  /** Brings back what a reader had entered before something took its place; undefined where that was nothing. */
  readonly undo: (() => void) | undefined;
}

/**
 * The fields of a lab, which begin with the first example, or with what a link holds.
 * @param lab name of the lab
 * @param examples with a text for each field; the first is the worked one
 */
export function useFields<Input extends { readonly [Name in keyof Input]: string }>(
  lab: string,
  examples: Examples<Input>,
): LabFields<Input> {
  const first = useContext(FirstState).replaced as Entered<Input> | undefined;
  const [state, setState] = useState<FieldsState<Input>>({
    entered: { fields: examples[0], example: 0 },
    replaced: first,
  });
  const takeShared = useEffectEvent(() => {
    const shared = sharedFields(location.hash, lab, Object.keys(examples[0]));
    if (!shared) return;
    setState((before) => {
      const { fields, example } = before.entered;
      return replacedBy(before, examples, { fields: { ...fields, ...shared }, example });
    });
  });
  // First before what a reader typed already is put back, which counts more; then whenever another link is opened here.
  useLayoutEffect(() => {
    takeShared();
    addEventListener('hashchange', takeShared);
    return () => removeEventListener('hashchange', takeShared);
  }, []);
  return {
    ...state.entered,
    change: (some) => setState((before) => changed(before, some)),
    choose: (example) =>
      setState((before) =>
        replacedBy(before, examples, { fields: examples[example] ?? examples[0], example }),
      ),
    undo: state.replaced && (() => setState((before) => undone(before, examples))),
  };
}
