import type { ExampleCheck } from './check.ts';
import { commands } from './commands.ts';
import { documents } from './documents.ts';
import { images } from './images.ts';
import { imports } from './imports.ts';
import { jinja } from './jinja.ts';
import { jq } from './jq.ts';
import { names } from './names.ts';
import { programs } from './programs.ts';
import { replies } from './replies.ts';
import { shell } from './shell.ts';
import { typescript } from './typescript.ts';

/** Every check of the examples in pages, in the order they are named on a page. */
export const exampleChecks: readonly ExampleCheck[] = [
  commands,
  shell,
  documents,
  names,
  imports,
  images,
  programs,
  typescript,
  jq,
  jinja,
  replies,
];
