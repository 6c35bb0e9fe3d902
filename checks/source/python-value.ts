import { isDeepStrictEqual } from 'node:util';
import { type SyntaxNode, syntaxTree } from './syntax.ts';

/**
 * Evaluates a Python expression that picks values out of JSON or asks about them: names, subscripts, literals, lists,
 * dictionaries, comparisons, `in`, `and`, `or` and `not`.
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
    case 'comparison_operator':
      return compare(node, names);
    case 'boolean_operator': {
      const left = evaluate(child(node, 0), names);
      const decided = node.childForFieldName('operator')?.text === 'and' ? !truthy(left) : truthy(left);
      return decided ? left : evaluate(child(node, 1), names);
    }
    case 'not_operator':
      return !truthy(evaluate(child(node, 0), names));
    case 'true':
      return true;
    case 'false':
      return false;
    case 'none':
      return null;
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

/** `a < b`; a chain such as `1 < a < 3` is true when each pair is. */
function compare(node: SyntaxNode, names: Readonly<Record<string, unknown>>): boolean {
  const operands = node.namedChildren.map((each) => each && evaluate(each, names));
  const operators = node.children.flatMap((each) => (each && !each.isNamed ? [each.type] : []));
  return operators.every((operator, i) => holds(operator, operands[i], operands[i + 1], node.text));
}

function holds(operator: string, left: unknown, right: unknown, text: string): boolean {
  switch (operator) {
    case '==':
      return isDeepStrictEqual(left, right);
    case '!=':
      return !isDeepStrictEqual(left, right);
    case 'in':
      if (Array.isArray(right)) return right.some((each) => isDeepStrictEqual(each, left));
      if (typeof right === 'string') return typeof left === 'string' && right.includes(left);
      return typeof right === 'object' && right !== null && Object.hasOwn(right, String(left));
  }
  if (typeof left !== 'number' || typeof right !== 'number') throw new Error(`cannot evaluate ${text}`);
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      throw new Error(`cannot evaluate ${text}`);
  }
}

/** Whether Python takes a value for true: empty texts, lists and dictionaries are not. */
function truthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

function child(node: SyntaxNode, position: number): SyntaxNode {
  const found = node.namedChildren[position];
  if (!found) throw new Error(`incomplete: ${node.text}`);
  return found;
}

/**
 * The item of a list or object at a position (negative ones count from the end) or key.
 * @throws {Error} in one line, when there is none
 */
export function item(value: unknown, key: unknown): unknown {
  if (Array.isArray(value) && typeof key === 'number' && value.at(key) !== undefined) return value.at(key);
  if (typeof value === 'object' && value !== null && typeof key === 'string' && Object.hasOwn(value, key))
    return (value as Readonly<Record<string, unknown>>)[key];
  throw new Error(`there is no ${JSON.stringify(key)}`);
}
