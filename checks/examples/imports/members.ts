import type { Product } from '../../../src/product/product.ts';
import type { SdkName } from '../../../src/product/sdk/sdk.ts';
import type { SyntaxNode } from '../../source/syntax.ts';
import type { Imports } from './import-statements.ts';
import { childrenOf, lookUp, nodesOf, type SdkUse } from './sdk-use.ts';

/**
 * Looks up members of enumerations, methods of classes whose methods are all known, and the arguments they are given
 * by name. What an expression is follows from the code alone: a call of a class, a chain on it, a variable it went to.
 */
export function readMembers(root: SyntaxNode, imports: Imports['names'], { sdk }: Product): SdkUse[] {
  const variables = new Map<string, SdkName | undefined>();
  const uses: SdkUse[] = [];

  /** The entry a name stands for; a name that nothing imports is taken for that of the model. */
  const named = (name: string): SdkName | undefined => {
    if (variables.has(name)) return variables.get(name);
    const original = imports.has(name) ? imports.get(name) : name;
    return sdk.names.find((each) => each.name === original);
  };

  const typeOf = (node: SyntaxNode | null): SdkName | undefined => {
    if (node?.type === 'identifier') return named(node.text);
    if (node?.type === 'parenthesized_expression') return typeOf(childrenOf(node)[0] ?? null);
    if (node?.type !== 'call') return undefined;
    const callee = node.childForFieldName('function');
    if (callee?.type !== 'attribute') return typeOf(callee);
    const type = typeOf(callee.childForFieldName('object'));
    return type?.fluent && callee.childForFieldName('attribute')?.text !== 'build' ? type : undefined;
  };

  const readCall = (call: SyntaxNode): void => {
    const callee = call.childForFieldName('function');
    if (callee?.type === 'identifier') {
      const type = named(callee.text);
      if (type?.complete) uses.push(...keywordUses(call, constructorArguments(type), type.name));
    }
    if (callee?.type !== 'attribute') return;
    const type = typeOf(callee.childForFieldName('object'));
    const method = callee.childForFieldName('attribute');
    if (!type?.complete || !method) return;
    const known = type.methods.map(({ name }) => name);
    uses.push(lookUp(method, method.text, known, `"${method.text}" is not a method of ${type.name}`));
    const found = type.methods.find(({ name }) => name === method.text);
    if (found)
      uses.push(...keywordUses(call, methodArguments(found.arguments), `${type.name}.${found.name}`));
  };

  for (const node of nodesOf(root)) {
    if (node.type === 'assignment') {
      const left = node.childForFieldName('left');
      if (left?.type === 'identifier') variables.set(left.text, typeOf(node.childForFieldName('right')));
    }
    if (node.type === 'call') readCall(node);
    if (node.type === 'attribute') {
      const object = node.childForFieldName('object');
      const member = node.childForFieldName('attribute');
      const type = object?.type === 'identifier' ? named(object.text) : undefined;
      if (!member || type?.kind !== 'enumeration' || type.members.length === 0) continue;
      const known = type.members.map(({ name }) => name);
      uses.push(lookUp(member, member.text, known, `"${member.text}" is not a known member of ${type.name}`));
    }
  }
  return uses;
}

/** Arguments given by name; nothing is wrong with them while none is known. */
function keywordUses(call: SyntaxNode, known: readonly string[], callee: string): SdkUse[] {
  const list = call.childForFieldName('arguments');
  if (!list || known.length === 0) return [];
  return childrenOf(list)
    .filter(({ type }) => type === 'keyword_argument')
    .flatMap((argument) => argument.childForFieldName('name') ?? [])
    .map((name) => lookUp(name, name.text, known, `"${name.text}" is not a known argument of ${callee}`));
}

/** `report, path, indent=2`: names, when the text is a signature and not only words for what is passed. */
function methodArguments(text: string): string[] {
  const plain = text.replace(/\([^)]*\)/g, '');
  return plain.includes('=') ? [...plain.matchAll(/(?:^|,)\s*(\w+)/g)].flatMap(([, name]) => name ?? []) : [];
}

function constructorArguments({ fields, signature }: SdkName): string[] {
  const inSignature = [...(signature?.matchAll(/(\w+)=/g) ?? [])].flatMap(([, name]) => name ?? []);
  return [...new Set([...fields.map(({ name }) => name), ...inSignature])];
}
