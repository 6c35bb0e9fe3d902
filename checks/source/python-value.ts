import { type SyntaxNode, syntaxTree } from './syntax.ts';

/**
 * Evaluates a Python expression that picks values out of JSON: names, subscripts, literals, lists and dictionaries.
 * @param names what each name stands for
 * @throws {Error} in one line, for anything else, a wrong key, or code that does not parse
 */
export async function pythonValue(code: string, names: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { root, problems } = await syntaxTree('python', code);
  const [problem] = problems;
  if (problem) throw new Error(problem.text);
  const [statement, ...others] = root.namedChildren;
  if (statement?.type !== 'expression_statement' || others.length > 0) throw new Error('not one expression');
  return evaluate(child(statement, 0), names);
}

function evaluate(node: SyntaxNode, names: Readonly<Record<string, unknown>>): unknown {
  switch (node.type) {
    case 'identifier':
      if (!Object.hasOwn(names, node.text)) throw new Error(`unknown name ${node.text}`);
      return names[node.text];
    case 'subscript':
      return item(evaluate(child(node, 0), names), evaluate(child(node, 1), names));
    case 'dictionary':
      return Object.fromEntries(
        node.namedChildren.map((pair) => {
          if (pair?.type !== 'pair') throw new Error('a dictionary of pairs is expected');
          return [evaluate(child(pair, 0), names), evaluate(child(pair, 1), names)];
        }),
      );
    case 'list':
      return node.namedChildren.map((each) => each && evaluate(each, names));
    case 'parenthesized_expression':
      return evaluate(child(node, 0), names);
    case 'unary_operator':
      return -Number(evaluate(child(node, 0), names));
    case 'string':
      return node.namedChildren.map((part) => (part?.type === 'string_content' ? part.text : '')).join('');
    case 'integer':
    case 'float':
      return Number(node.text);
    default:
      throw new Error(`cannot evaluate ${node.text}`);
  }
}

function child(node: SyntaxNode, position: number): SyntaxNode {
  const found = node.namedChildren[position];
  if (!found) throw new Error(`incomplete: ${node.text}`);
  return found;
}

function item(value: unknown, key: unknown): unknown {
  if (Array.isArray(value) && typeof key === 'number' && value.at(key) !== undefined) return value.at(key);
  if (typeof value === 'object' && value !== null && typeof key === 'string' && Object.hasOwn(value, key))
    return (value as Readonly<Record<string, unknown>>)[key];
  throw new Error(`there is no ${JSON.stringify(key)}`);
}
