import type { ThemeRegistrationRaw } from 'shiki';

/**
 * Token kinds. The highlighter knows only colours, so each kind travels as a colour code and becomes a class;
 * `code.css` gives the classes their colours in light and dark. Inline colours would double the size of a page
 * and break the content security policy.
 */
const kinds = {
  c: ['comment', 'punctuation.definition.comment'],
  k: [
    'keyword',
    'storage',
    'keyword.control',
    'variable.language',
    'markup.heading',
    'keyword.operator.word',
    'support.type.property-name.http',
  ],
  s: ['string', 'string.quoted', 'string.unquoted.plain.out.yaml', 'markup.inline.raw', 'string.regexp'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.character',
    'constant.other.option',
    'support.constant',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'variable.function',
  ],
  p: [
    'entity.name.tag',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'variable.other.assignment.shell',
  ],
  v: [
    'variable.parameter',
    'variable.other.normal.shell',
    'punctuation.definition.variable',
    'string.interpolated',
    'meta.template.expression',
    'meta.embedded.line.jinja',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
    'storage.type.built-in',
    'entity.name.package',
    'entity.name.namespace',
  ],
} as const;

export type TokenKind = keyof typeof kinds;

const codes = new Map(Object.keys(kinds).map((kind, i) => [`#00000${i + 1}`, kind as TokenKind]));
const codeOf = (kind: string) => [...codes].find(([, value]) => value === kind)?.[0] ?? '';

export const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...Object.entries(kinds).map(([kind, scope]) => ({
      scope: [...scope],
      settings: { foreground: codeOf(kind) },
    })),
    {
      scope: ['string punctuation.section.embedded', 'meta.embedded', 'source.shell string variable'],
      settings: { foreground: '#000000' },
    },
  ],
};

/** Kind of a token from the colour the highlighter gave it; `undefined` for plain text. */
export function kindOf(color: string | undefined): TokenKind | undefined {
  return color ? codes.get(color.toLowerCase()) : undefined;
}
