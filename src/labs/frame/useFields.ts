import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  changed,
  type Entered,
  type Examples,
  type FieldsState,
  replacedBy,
  rewritten,
  undone,
} from './entered.ts';
import { FirstState } from './first-state.ts';
import { sharedFields } from './share.ts';

export interface LabFields<Input> extends Entered<Input> {
  /** A reader changed some fields. */
  change(some: Partial<Input>): void;
  /** Puts texts that the lab wrote in the place of a reader's, which `undo` brings back. */
  rewrite(some: Partial<Input>): void;
  /** Puts an example in the place of what is entered. */
  choose(example: number): void;
  /** Brings back what a reader had entered before something took its place; undefined where that was nothing. */
  readonly undo: (() => void) | undefined;
}

/** What links to a lab can do besides filling in its fields. */
interface Linked {
  /** Names of the examples, where links have them. */
  readonly ids?: readonly string[];
  /** Names of the fields that a link fills in; without it all of them. */
  readonly shared?: readonly string[];
  /** A link was opened that is for this lab. @param isNew after the lab had started */
  onLink?(isNew: boolean): void;
}

/**
 * The fields of a lab, which begin with the first example, or with what a link holds: an example by its name, fields of
 * its own, or both.
 * @param lab name of the lab
 * @param examples with a text for each field; the first is the worked one
 */
export function useFields<Input extends { readonly [Name in keyof Input]: string }>(
  lab: string,
  examples: Examples<Input>,
  linked?: Linked,
): LabFields<Input> {
  const first = useContext(FirstState).replaced as Entered<Input> | undefined;
  const [state, setState] = useState<FieldsState<Input>>({
    entered: { fields: examples[0], example: 0 },
    replaced: first,
  });
  const takeShared = useEffectEvent((isNew: boolean) => {
    const shared = sharedFields(location.hash, lab, [
      'example',
      ...(linked?.shared ?? Object.keys(examples[0])),
    ]);
    if (!shared) return;
    const { example: id, ...own } = shared;
    const found = id === undefined ? -1 : (linked?.ids?.indexOf(id) ?? -1);
    setState((before) => {
      const { fields, example } = before.entered;
      return replacedBy(before, examples, {
        fields: { ...(examples[found] ?? fields), ...own },
        example: found < 0 ? example : found,
      });
    });
    linked?.onLink?.(isNew);
  });
  // First before what a reader typed already is put back, which counts more; then whenever another link is opened here.
  useLayoutEffect(() => {
    takeShared(false);
    const follow = () => takeShared(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    ...state.entered,
    change: (some) => setState((before) => changed(before, some)),
    rewrite: (some) => setState((before) => rewritten(before, some)),
    choose: (example) =>
      setState((before) =>
        replacedBy(before, examples, { fields: examples[example] ?? examples[0], example }),
      ),
    undo: state.replaced && (() => setState((before) => undone(before, examples))),
  };
}
