import { type Schemas, schemaErrors } from './check-schema.ts';
import { describeErrors, type FormatProblem } from './format-problems.ts';

/** What it takes to check a document without the rest of the product, as JSON; `format-checks.ts` makes it. */
export interface FormatChecks {
  /** By name, without what only readers need. */
  readonly schemas: Schemas;
  /** Lists of names by the name of the list. */
  readonly names: Readonly<
    Record<
      string,
      {
        readonly kind: string;
        readonly retired: Readonly<Record<string, string>>;
        readonly aliases: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** How a document is looked at. */
export interface FormatOptions {
  /** Whether required fields of the outermost object may be missing. */
  readonly part?: boolean;
  /** What is said of a name that nothing comes near. */
  readonly otherName: string;
}

/**
 * Checks a document against a format, as `validateFormat` does.
 * @param place `scope`, or `scope#/$defs/agent`
 */
export function checkFormat(
  { schemas, names }: FormatChecks,
  place: string,
  value: unknown,
  { part = false, otherName }: FormatOptions,
): FormatProblem[] {
  const errors = schemaErrors(schemas, place, value).filter(
    ({ keyword, instancePath }) => !(part && keyword === 'required' && instancePath === ''),
  );
  const namesOf = (list: string) => {
    const known = names[list];
    return (
      known && {
        kind: known.kind,
        retired: new Map(Object.entries(known.retired)),
        aliases: new Map(Object.entries(known.aliases)),
      }
    );
  };
  return describeErrors({ namesOf, otherName }, errors, value);
}
