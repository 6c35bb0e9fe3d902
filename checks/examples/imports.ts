import { ContentError } from '../../src/base/content-error.ts';
import { isDoubtful } from '../../src/product/provenance.ts';
import { type SyntaxNode, syntaxTree } from '../source/syntax.ts';
import type { ExampleCheck } from './check.ts';
import { readImports } from './imports/import-statements.ts';
import { readMembers } from './imports/members.ts';
import type { SdkUse } from './imports/sdk-use.ts';

const languages = ['python', 'py'];

/** Python code imports what exists, and uses methods, arguments and members that exist. Counts lines that do. */
export const imports: ExampleCheck = {
  id: 'imports',
  async examine({ page, blocks, inline }, product) {
    const read = (root: SyntaxNode): readonly SdkUse[] => {
      const { uses, names } = readImports(root, product);
      return [...uses, ...readMembers(root, names, product)].sort((a, b) => a.row - b.row);
    };
    const names = product.sdk.names.map(({ name }) => name);
    const texts = [
      ...blocks
        .filter(({ language }) => languages.includes(language))
        .map(({ code, ...rest }) => ({ ...rest, text: code })),
      // Inline code may be anything; it is read as Python only where it names the SDK and parses.
      ...inline.filter(({ text }) =>
        names.some((name) => text.includes(`${name}.`) || text.includes(`${name}(`)),
      ),
    ];
    const problems: ContentError[] = [];
    const lines = new Set<number>();
    for (const { text, line, notTried } of texts) {
      const { root, problems: unread } = await syntaxTree('python', text);
      if (unread.length > 0) continue;
      for (const { row, wrong, module } of read(root)) {
        lines.add(line + row);
        const fail = (problem: string, fix: string) =>
          problems.push(new ContentError(page.file, `line ${line + row}: ${problem}`, fix));
        if (wrong) fail(wrong.problem, wrong.fix);
        const doubtful = product.sdk.modules.find((each) => each.path === module && isDoubtful(each));
        const said = notTried || inline.some((each) => each.notTried && each.text === module);
        if (doubtful && !said) fail(`module "${module}" is doubtful`, 'Name it in :::not-tried on the page');
      }
    }
    return { count: lines.size, problems };
  },
};
