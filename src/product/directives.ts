import { apiDirectives } from './api/directives.ts';
import { commandLineDirectives } from './command-line/directives.ts';
import { deploymentDirectives } from './deployment/directives.ts';
import type { Directives, ProductDirective } from './directive.ts';
import { environmentDirectives } from './environment/directives.ts';
import { evaluationDirectives } from './evaluation/directives.ts';
import { formatsDirectives } from './formats/directives.ts';
import { glossaryDirectives } from './glossary/directives.ts';
import { networkDirectives } from './network/directives.ts';
import { providersDirectives } from './providers/directives.ts';
import { reportDirectives } from './report/directives.ts';
import { risksDirectives } from './risks/directives.ts';
import { sdkDirectives } from './sdk/directives.ts';
import { statusDirectives } from './status/directives.ts';
import { tacticsDirectives } from './tactics/directives.ts';
import { troubleDirectives } from './trouble/directives.ts';

/** Leaf directives that draw the product model, of all its parts. */
export const productDirectives = {
  ...apiDirectives,
  ...commandLineDirectives,
  ...deploymentDirectives,
  ...environmentDirectives,
  ...evaluationDirectives,
  ...formatsDirectives,
  ...glossaryDirectives,
  ...networkDirectives,
  ...providersDirectives,
  ...reportDirectives,
  ...risksDirectives,
  ...sdkDirectives,
  ...statusDirectives,
  ...tacticsDirectives,
  ...troubleDirectives,
} satisfies Directives;

export type ProductDirectiveName = keyof typeof productDirectives;

/** Looks a directive up by the name an author wrote. */
export function productDirective(name: string): ProductDirective | undefined {
  return Object.hasOwn(productDirectives, name) ? productDirectives[name as ProductDirectiveName] : undefined;
}
