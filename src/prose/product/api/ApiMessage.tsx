import { jsonName } from '../../../product/api.ts';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { code, codes } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { InlineText } from '../InlineText.tsx';
import { ModelText } from '../ModelText.tsx';
import { texts } from '../texts.tsx';
import { useProduct } from '../useProduct.ts';

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
      <ConfidenceNote {...message} />
    </>
  );
}
