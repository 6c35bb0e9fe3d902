import type { Product } from '../../../src/product/product.ts';
import type { SyntaxNode } from '../../source/syntax.ts';
import { childrenOf, isOurs, lookUp, nodesOf, type SdkUse } from './sdk-use.ts';

/** What code imports. */
export interface Imports {
  /** Imports from packages of the model. */
  readonly uses: readonly SdkUse[];
  /** Name in the code → name in the model; undefined for what comes from elsewhere. */
  readonly names: ReadonlyMap<string, string | undefined>;
}

/** Looks up modules and names of every `import` and `from … import`. */
export function readImports(root: SyntaxNode, product: Product): Imports {
  const uses: SdkUse[] = [];
  const names = new Map<string, string | undefined>();
  for (const node of nodesOf(root)) {
    if (node.type === 'import_statement') uses.push(...wholeModules(node, product));
    if (node.type !== 'import_from_statement') continue;
    const path = node.childForFieldName('module_name')?.text ?? '';
    const ours = isOurs(path, product);
    const module = product.sdk.modules.find((each) => each.path === path);
    if (ours) uses.push({ ...moduleUse(node, path, product), module: path });
    for (const imported of node.childrenForFieldName('name')) {
      if (!imported) continue;
      const name = originalOf(imported);
      names.set(imported.childForFieldName('alias')?.text ?? name, ours ? name : undefined);
      if (module) uses.push(nameUse(imported, name, path, product));
    }
  }
  return { uses, names };
}

/** `import dtx.sdk.runner as runner`: a module, or a package around one. */
function wholeModules(statement: SyntaxNode, product: Product): SdkUse[] {
  return childrenOf(statement).flatMap((imported) => {
    const path = originalOf(imported);
    if (!isOurs(path, product)) return [];
    const around = product.sdk.modules.some((module) => module.path.startsWith(`${path}.`));
    return [
      around ? { row: imported.startPosition.row } : { ...moduleUse(imported, path, product), module: path },
    ];
  });
}

function moduleUse(node: SyntaxNode, path: string, { sdk }: Product): SdkUse {
  const known = sdk.modules.map((module) => module.path);
  return lookUp(node, path, known, `"${path}" is not a known module`);
}

function nameUse(node: SyntaxNode, name: string, path: string, { sdk }: Product): SdkUse {
  const known = sdk.names.filter(({ module }) => module === path).map((each) => each.name);
  const elsewhere = sdk.names.find((each) => each.name === name && each.module !== path)?.module;
  const use = lookUp(node, name, known, `"${name}" is not a known name of ${path}`);
  return use.wrong && elsewhere
    ? { ...use, wrong: { ...use.wrong, fix: `Import it from ${elsewhere}` } }
    : use;
}

/** `a.b` of `a.b` and of `a.b as c`. */
function originalOf(imported: SyntaxNode): string {
  return (imported.childForFieldName('name') ?? imported).text;
}
