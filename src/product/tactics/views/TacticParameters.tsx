import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineCode } from '../../../view/InlineCode.tsx';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { DefaultText } from '../../views/DefaultText.tsx';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { commandOf, findOption, ignoredFlags } from '../tactic-commands.ts';
import { type Parameter, parameterName } from '../tactic-parameters.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-parameters{id="pair"}`: what can be set, with the defaults of the command line and of the library. */
export function TacticParameters({ attributes }: { attributes: Attributes }) {
  const tactic = useTactic(attributes);
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const { parameters } = tactic;
  const hasLibrary = parameters.some(({ field }) => field);
  // Where each is set needs saying only when it is not one command for all.
  const hasPlaces = parameters.some(({ command, yaml }) => command ?? yaml);
  const defaultOf = (parameter: Parameter) => {
    const { flag, yamlDefault, omitted } = parameter;
    if (omitted) return <ModelText key="default" text={omitted} />;
    const option = flag && findOption(commands, commandOf(tactic, parameter), flag);
    return option ? <DefaultText key="default" option={option} /> : String(yamlDefault ?? '–');
  };
  const meaning = (parameter: Parameter) => {
    const { flag, meaning: says, noEffect } = parameter;
    const instead = noEffect ?? (flag && findOption(commands, commandOf(tactic, parameter), flag)?.noEffect);
    return texts([
      <ModelText key="meaning" text={instead ? `${says}.` : says} />,
      instead && product.noEffect,
      instead && <ModelText key="instead" text={instead} />,
    ]);
  };
  const ignored = ignoredFlags(tactic, commands);
  return (
    <>
      <ModelTable
        what="parameters"
        columns={[
          'parameter',
          ...(hasPlaces ? (['where'] as const) : []),
          'default',
          'meaning',
          ...(hasLibrary ? (['libraryField'] as const) : []),
        ]}
        rows={parameters.map((parameter) => ({
          id: `parameter-${parameterName(parameter)
            .replace(/[^\w]+/g, '-')
            .replace(/^-|-$/g, '')}`,
          provenance: parameter,
          cells: [
            <InlineCode key="name">{parameterName(parameter)}</InlineCode>,
            ...(hasPlaces
              ? [
                  parameter.yaml ? (
                    <InlineText key="where" text={product.yamlScope} />
                  ) : (
                    <code key="where">{commandOf(tactic, parameter)}</code>
                  ),
                ]
              : []),
            defaultOf(parameter),
            meaning(parameter),
            ...(hasLibrary
              ? [
                  parameter.field ? (
                    <LibraryField key="library" {...parameter} field={parameter.field} />
                  ) : (
                    '–'
                  ),
                ]
              : []),
          ],
        }))}
      />
      {ignored.length > 0 && (
        <p>
          <InlineText
            text={fill(product.ignoredHere, { flags: ignored.map((flag) => `\`${flag}\``).join(', ') })}
          />
        </p>
      )}
    </>
  );
}

/** A field of the attack library, with its default there where it has one. */
function LibraryField({ field, libraryDefault }: Pick<Parameter, 'libraryDefault'> & { field: string }) {
  const { columns } = useSite().strings;
  return (
    <>
      <InlineCode>{field}</InlineCode>
      {libraryDefault !== undefined && (
        <>
          <br />
          {columns.default}: <ModelText text={String(libraryDefault)} />
        </>
      )}
    </>
  );
}
