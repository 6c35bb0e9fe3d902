import { jsonName } from '../../../product/api.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { code, codes } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
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
          { title: 'Field', cell: (field) => code(field.name) },
          {
            title: 'In JSON',
            cell: (field) => jsonName(field.name) !== field.name && code(jsonName(field.name)),
          },
          { title: 'Type', cell: ({ type }) => type.replace(/[A-Z]\w+$/, code) },
          {
            title: 'Meaning',
            cell: ({ meaning, enumeration }) =>
              enumeration ? `${meaning}; ${fill(strings.seen, { values: known(enumeration) })}` : meaning,
          },
        ]}
      />
      <ConfidenceNote {...message} />
    </>
  );
}
