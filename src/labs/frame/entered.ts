/** What the fields of a lab hold, and the position of the example that they began with. */
export interface Entered<Input> {
  readonly fields: Input;
  readonly example: number;
}

/** What is entered, and what of a reader's own something took the place of. */
export interface FieldsState<Input> {
  readonly entered: Entered<Input>;
  readonly replaced: Entered<Input> | undefined;
}

/** An example for each choice; the first is the worked one. */
export type Examples<Input> = readonly [Input, ...Input[]];

/** A reader changed some fields. */
export function changed<Input>(state: FieldsState<Input>, some: Partial<Input>): FieldsState<Input> {
  const { entered } = state;
  return { ...state, entered: { ...entered, fields: { ...entered.fields, ...some } } };
}

/** A lab puts texts of its own in the place of what is entered, which can be had again whatever it was. */
export function rewritten<Input>(state: FieldsState<Input>, some: Partial<Input>): FieldsState<Input> {
  return { ...changed(state, some), replaced: state.entered };
}

/** An example, a reset or a link takes the place of what is entered. Who looks through examples loses nothing by it. */
export function replacedBy<Input>(
  state: FieldsState<Input>,
  examples: Examples<Input>,
  entered: Entered<Input>,
): FieldsState<Input> {
  return { entered, replaced: isOwn(state.entered, examples) ? state.entered : state.replaced };
}

/** What was replaced is back, and what took its place can be had again where it is a reader's own. */
export function undone<Input>(state: FieldsState<Input>, examples: Examples<Input>): FieldsState<Input> {
  const { entered, replaced } = state;
  if (!replaced) return state;
  return { entered: replaced, replaced: isOwn(entered, examples) ? entered : undefined };
}

/** Whether something is in the fields besides the texts of their example. */
function isOwn<Input>({ fields, example }: Entered<Input>, examples: Examples<Input>): boolean {
  const original = examples[example];
  return (Object.keys(examples[0] as object) as (keyof Input)[]).some(
    (name) => fields[name] !== original?.[name],
  );
}
