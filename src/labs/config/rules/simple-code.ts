// Most placeholders are names and most expressions are paths: what reads Jinja and Python is five times as large as the
// rules that ask it, and finds nothing wrong in those.

/** A placeholder that is a name, with filters that take nothing; the brace before it would begin another one. */
const placeholder =
  /(?<!\{)\{\{[-+]?[ \t\r\n]*([A-Za-z_]\w*)(?:[ \t]*\|[ \t]*(?:tojson|trim|safe)(?!\w))*[ \t\r\n]*-?\}\}/g;

/** Names that are words of Jinja, or that it has values for. */
const taken =
  /^(?:and|elif|else|if|in|is|not|or|true|false|none|True|False|None|range|dict|namespace|cycler|joiner|lipsum|loop|self|super|caller|kwargs|varargs)$/;

/** The names in a template whose tags are no more than names; undefined for any other, which Jinja has to read. */
export function simpleReferences(template: string): readonly string[] | undefined {
  const names = new Set<string>();
  const rest = template.replace(placeholder, (_, name: string) => {
    names.add(name);
    return ' ';
  });
  return /\{[{%#]/.test(rest) || [...names].some((name) => taken.test(name)) ? undefined : [...names];
}

/**
 * Whether an expression of Python is made of paths, texts and numbers that are compared, so that nothing in it fails for
 * all values.
 * @param names that it is evaluated with
 */
export function isSimpleExpression(code: string, names: Iterable<string>): boolean {
  const text = `(?:"[\\w ./-]*"|'[\\w ./-]*')`;
  const number = '(?:0|[1-9]\\d{0,8})';
  const path = `(?:${[...names].join('|')})(?:\\[(?:${text}|-?${number})\\])*`;
  const value = `(?:${path}|${text}|${number})`;
  const compared = `${value}(?: ?(?:[=!]=|[<>]=?) ?${value}| (?:not )?in ${value})*`;
  return code.length < 1000 && new RegExp(`^[ \\t]*${compared}(?: (?:and|or) ${compared})*\\s*$`).test(code);
}
