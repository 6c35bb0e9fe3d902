import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { code, codes } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { jsonName } from '../api.ts';

/** `::api-message{name="Prompt"}`: the fields of a message, with their names in JSON. */
export function ApiMessage({ attributes: { name } }: { attributes: Attributes }) {
  const { messages, enumerations } = useProduct().api;
  const strings = useSite().strings.product;
  const message = messages.find((each) => each.name === name);
  if (!message) throw new Error(`No message is called ${name}; directives.ts checks it.`);
  const known = (enumeration: string | undefined) =>
    codes(enumerations.find((each) => each.name === enumeration)?.values.map((value) => value.name) ?? []);
  return (
    <>
      <EntryTable
        what="fields"
        anchor={`message-${message.name.toLowerCase()}`}
        entries={message.fields}
        nameOf={(field) => field.name}
        columns={[
          { title: 'field', cell: (field) => code(field.name) },
          {
            title: 'inJson',
            cell: (field) => jsonName(field.name) !== field.name && code(jsonName(field.name)),
          },
          { title: 'type', cell: ({ type }) => type.replace(/[A-Z]\w+$/, code) },
          {
            title: 'meaning',
            cell: ({ meaning, enumeration }) =>
              enumeration
                ? texts(
                    [
                      <ModelText key="meaning" text={meaning} />,
                      <InlineText key="seen" text={fill(strings.seen, { values: known(enumeration) })} />,
                    ],
                    '; ',
                  )
                : meaning,
          },
        ]}
      />
      <DoubtNote {...message} />
    </>
  );
}
