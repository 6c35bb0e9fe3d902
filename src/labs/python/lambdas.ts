import { parseExpression } from './expressions.ts';
import { fail } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Expression, Parameter, Parameters } from './syntax.ts';

/** `lambda a, b=1: …` */
export function parseLambda(reader: Reader): Expression {
  const { at } = reader.expect('lambda');
  const parameters = parseParameters(reader);
  reader.expect(':');
  return { kind: 'lambda', at, from: at, parameters, body: parseExpression(reader) };
}

function parseParameters(reader: Reader): Parameters {
  const byPlace: Parameter[] = [];
  const byName: Parameter[] = [];
  let [unnamed, rest, restNamed]: [number, string | undefined, string | undefined] = [
    0,
    undefined,
    undefined,
  ];
  let starred = false;
  const known = new Set<string>();
  const name = () => {
    const { type, text, at } = reader.current;
    if (type !== 'name') reader.fail('the name of a parameter is missing');
    if (known.has(text)) fail('syntax', `duplicate argument '${text}' in function definition`, at);
    known.add(text);
    return reader.next().text;
  };
  while (!reader.is(':')) {
    if (restNamed !== undefined) reader.fail('nothing may come behind the parameter with **');
    if (reader.skip('**')) restNamed = name();
    else if (reader.is('*') && !starred) {
      reader.next();
      starred = true;
      if (!reader.is(',', ':')) rest = name();
      else if (reader.is(':') || reader.following.type !== 'name')
        reader.fail('the name of a parameter is missing');
    } else if (reader.is('/') && !starred && unnamed === 0 && byPlace.length > 0) {
      reader.next();
      unnamed = byPlace.length;
    } else {
      const { at } = reader.current;
      const parameter: Parameter = [name(), reader.skip('=') ? parseExpression(reader) : undefined];
      if (!starred && !parameter[1] && byPlace.at(-1)?.[1])
        fail('syntax', 'non-default argument follows default argument', at);
      (starred ? byName : byPlace).push(parameter);
    }
    if (!reader.is(':')) reader.expect(',');
  }
  return { byPlace, unnamed, rest, byName, restNamed };
}
