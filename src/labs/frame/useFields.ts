import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { FirstState } from './first-state.ts';
import { sharedFields } from './share.ts';

/** What the fields of a lab hold, and the position of the example that they began with. */
export interface Entered<Input> {
  readonly fields: Input;
  readonly example: number;
}

export interface LabFields<Input> extends Entered<Input> {
  /** A reader changed some fields. */
  change(changed: Partial<Input>): void;
  /** Puts an example in the place of what is entered. */
  choose(example: number): void;
  /** Brings back what a reader had entered before an example took its place; undefined where that was nothing. */
  readonly undo: (() => void) | undefined;
}

/** How links name the examples of a lab, where they do. */
interface LinkedExamples {
  readonly ids: readonly string[];
  /** A link was opened that is for this lab. @param isNew after the lab had started */
  onLink(isNew: boolean): void;
}

/**
 * The fields of a lab, which begin with the first example, or with what a link holds: an example by its name, fields of
 * its own, or both.
 * @param lab name of the lab
 * @param examples with a text for each field; the first is the worked one
 */
export function useFields<Input extends { readonly [Name in keyof Input]: string }>(
  lab: string,
  examples: readonly [Input, ...Input[]],
  linked?: LinkedExamples,
): LabFields<Input> {
  const [entered, setEntered] = useState<Entered<Input>>({ fields: examples[0], example: 0 });
  const first = useContext(FirstState).replaced as Entered<Input> | undefined;
  const [replaced, setReplaced] = useState(first);
  const isOwn = JSON.stringify(entered.fields) !== JSON.stringify(examples[entered.example]);
  const change = (changed: Partial<Input>) =>
    setEntered((before) => ({ ...before, fields: { ...before.fields, ...changed } }));
  const takeShared = useEffectEvent((isNew: boolean) => {
    const shared = sharedFields(location.hash, lab, ['example', ...Object.keys(examples[0])]);
    if (!shared) return;
    if (isOwn) setReplaced(entered);
    const { example: id, ...own } = shared;
    const found = id === undefined ? -1 : (linked?.ids.indexOf(id) ?? -1);
    setEntered((before) => ({
      fields: { ...(examples[found] ?? before.fields), ...(own as Partial<Input>) },
      example: found < 0 ? before.example : found,
    }));
    linked?.onLink(isNew);
  });
  // First before what a reader typed already is put back, which counts more; then whenever another link is opened here.
  useLayoutEffect(() => {
    takeShared(false);
    const follow = () => takeShared(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    ...entered,
    change,
    choose(example) {
      // Who looks through examples does not lose what was typed before.
      if (isOwn) setReplaced(entered);
      setEntered({ fields: examples[example] ?? examples[0], example });
    },
    undo:
      replaced &&
      (() => {
        setEntered(replaced);
        setReplaced(isOwn ? entered : undefined);
      }),
  };
}
