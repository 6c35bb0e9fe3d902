import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A mistake the compiler found. */
export interface CompilerProblem {
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly text: string;
}

const project = resolve(import.meta.dirname, '../..');
/** Files to compile stand here: nowhere on disk, but where the project's packages are found. */
const folder = join(project, '.examples');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  // Every file is a module, so that names of one do not reach another.
  moduleDetection: ts.ModuleDetectionKind.Force,
  // As Node runs TypeScript: imports name the file as it is.
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  skipLibCheck: true,
};

/** Libraries, read once; compiling a page for itself then costs little. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles files together with the strict TypeScript compiler; Node's types and the packages of this project are known.
 * @param files name → text; a file can import another by `./name`
 * @param declarations files of the project with types the examples need besides
 * @returns every mistake in `files`, in order
 */
export function compile(
  files: ReadonlyMap<string, string>,
  declarations: readonly string[] = [],
): CompilerProblem[] {
  const texts = new Map([...files].map(([name, text]) => [join(folder, name), text]));
  const program = ts.createProgram([...texts.keys(), ...declarations], options, hostOf(texts));
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} is not a file the compiler takes`);
    const untyped = /\.[cm]?jsx?$/.test(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ code }) => !(untyped && isImplicitAny(code)))
      .map(({ start = 0, messageText }) => ({
        file: path.slice(folder.length + 1),
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        text: firstSentence(messageText),
      }));
  });
}

/** JavaScript has no place for the types these messages ask for. */
function isImplicitAny(code: number): boolean {
  return code >= 7000 && code < 8000;
}

function firstSentence(message: string | ts.DiagnosticMessageChain): string {
  const text = typeof message === 'string' ? message : message.messageText;
  return text.replace(/\.$/, '');
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  return {
    ...host,
    getCurrentDirectory: () => project,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    directoryExists: (path) => folders.has(path) || (host.directoryExists?.(path) ?? true),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, language, true);
      if (!libraries.has(path)) libraries.set(path, host.getSourceFile(path, language, ...rest));
      return libraries.get(path);
    },
  };
}
