import { posix } from 'node:path';
import ts from 'typescript';

/** A row that a test names in its title. */
export interface NamedRow {
  readonly id: string;
  readonly file: string;
}

const idForm = /^(?:\d+[A-Z]?|X)\.\d+$/;
const testCalls = new Set(['test', 'it', 'describe', 'suite']);
const notRun = new Set(['skip', 'todo', 'fixme']);
/** `[${row}]`, `[${group.row}]`, `[$row]`: the id comes from a table of cases. */
const fromTable = /\[\$\{?(?:\w+\.)*row\}?\]/;

/**
 * Row ids in the titles of the tests and groups of a file: `[2S.1]`, `[2R.17, 2N.1]`. A title with `[${row}]` names
 * every `row: '2S.1'` of the file and of the files it imports. Tests that are skipped name none.
 * @param file path of the test, for reports and imports
 * @param read text of an imported file, undefined when there is none
 */
export function rowsNamed(
  file: string,
  source: string,
  read: (file: string) => string | undefined = () => undefined,
): NamedRow[] {
  const tree = treeOf(file, source);
  const titles = titlesIn(tree);
  const ids = titles.flatMap(idsIn);
  if (titles.some((title) => fromTable.test(title))) {
    const imported = importsOf(tree).map((path) => posix.join(posix.dirname(file), path));
    const tables = imported.flatMap((path) => treeOf(path, read(path) ?? ''));
    ids.push(...[tree, ...tables].flatMap(rowsInTable));
  }
  return ids.map((id) => ({ id, file }));
}

function treeOf(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

function titlesIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = calleeNames(node.expression);
      if (names.some((name) => notRun.has(name))) return;
      const title = node.arguments[0];
      if (testCalls.has(names[0] ?? '') && title) found.push(title.getText());
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

function importsOf(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    return statement.moduleSpecifier.text.startsWith('.') ? [statement.moduleSpecifier.text] : [];
  });
}

/** Values of the properties `row` in the objects of a file. */
function rowsInTable(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const isRow = ts.isPropertyAssignment(node) && node.name.getText() === 'row';
    if (isRow && ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

/** `['test', 'describe']` for `test.describe(…)`, `['test', 'each']` for `test.each(…)(…)`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list = '']) => {
    const ids = list.split(',').map((id) => id.trim());
    return ids.every((id) => idForm.test(id)) ? ids : [];
  });
}
