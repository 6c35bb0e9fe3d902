import { parseYamlText } from '../../src/base/parse.ts';
import { parseTemplate, renderTemplate } from '../../src/labs/jinja/render.ts';
import type { CodeExample, PageSource } from '../source/page-source.ts';
import { yamlValues } from '../source/yaml-values.ts';
import type { ExampleCheck } from './check.ts';
import { examined, expressionsShown, type Finding } from './expressions.ts';

/**
 * Jinja parses, and uses filters and tests that Jinja has: `jinja` blocks, and texts with braces in YAML.
 *
 * A template with the title `x.j2` is rendered when the page shows its result: a block with the title `x.txt` (or
 * another ending) holds what must come out, and a block with the title `x.yml` the variables. Line breaks at the end
 * do not count. Expressions of the product model are rendered with their example variables.
 */
export const jinja: ExampleCheck = {
  id: 'jinja',
  async examine(source, product) {
    const { blocks } = source;
    const found = [
      ...blocks.filter(({ language }) => language === 'jinja').map((block) => examineTemplate(block, source)),
      ...blocks
        .filter(({ language }) => language === 'yaml' || language === 'yml')
        .flatMap(({ code, line }) =>
          placeholders(code).map((value) => examineText(value.text, line + value.line - 1)),
        ),
    ];
    return examined(source, product, found, expressionsShown(source, product.expressions, 'jinja'));
  },
};

function examineText(template: string, firstLine: number): Finding {
  const read = parseTemplate(template);
  if (!('problem' in read)) return { line: firstLine };
  const { line, message } = read.problem;
  return { line: firstLine + line - 1, problem: `not valid Jinja (${message})` };
}

/**
 * Texts in YAML that are Jinja. `{{file://…}}` is resolved by DTX before, so it counts as a name; `${{ … }}` belongs to
 * GitHub Actions.
 */
function placeholders(code: string): { readonly text: string; readonly line: number }[] {
  return yamlValues(code)
    .map(({ text, line }) => ({ text: text.replace(/\{\{\s*file:\/\/[^}\s]+\s*\}\}/g, '{{ file }}'), line }))
    .filter(({ text }) => /\{[{%]/.test(text) && !text.includes('${{'));
}

function examineTemplate(block: CodeExample, { page, blocks }: PageSource): Finding {
  const finding = examineText(block.code, block.line);
  const stem = /^(.+)\.j2$/.exec(block.fence.title ?? '')?.[1];
  if (finding.problem || stem === undefined) return finding;
  const named = blocks.filter(
    ({ fence }) => fence.title?.replace(/\.\w+$/, '') === stem && fence !== block.fence,
  );
  const variables = named.find(({ language }) => language === 'yaml' || language === 'yml');
  const rendered = named.find((each) => each !== variables);
  if (!rendered) {
    const problem = `nothing shows what ${stem}.j2 renders; a block with title="${stem}.txt" does`;
    return variables ? { line: block.line, problem } : finding;
  }
  const values = variables ? parseYamlText(page.file, variables.code, variables.line) : {};
  const result = renderTemplate(block.code, values as Readonly<Record<string, unknown>>);
  if ('problem' in result) {
    const { line, message } = result.problem;
    return { line: block.line + line - 1, problem: `${stem}.j2 cannot be rendered (${message})` };
  }
  const [is, says] = firstDifference(result.output, rendered.code);
  if (is === undefined && says === undefined) return finding;
  return {
    line: rendered.line,
    problem: `${stem}.j2 renders ${quote(is)} where the page says ${quote(says)}`,
  };
}

/** The first lines that differ; undefined for a line that is not there, for both when nothing differs. */
function firstDifference(is: string, says: string): [string | undefined, string | undefined] {
  const [left, right] = [is.trimEnd().split('\n'), says.trimEnd().split('\n')];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    if (left[i] !== right[i]) return [left[i], right[i]];
  }
  return [undefined, undefined];
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line}"`;
}
