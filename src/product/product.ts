import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { parseWith } from '../base/parse.ts';
import { readYaml, type YamlSource } from '../base/yaml.ts';
import { apiSchema } from './api/api.ts';
import { claimsSchema } from './claims.ts';
import { commandLineSchema } from './command-line/command-line.ts';
import { runsSchema } from './command-line/runs.ts';
import { imagesSchema } from './deployment/images.ts';
import { releasesSchema } from './deployment/releases.ts';
import { entryProblems } from './entries.ts';
import { environmentSchema } from './environment/environment.ts';
import { datasetsSchema } from './evaluation/datasets.ts';
import { evaluatorsSchema } from './evaluation/evaluators.ts';
import { expressionsSchema } from './evaluation/expressions.ts';
import { type Format, formatProblems, readFormats } from './formats/formats.ts';
import { glossarySchema } from './glossary/glossary.ts';
import { connectionsSchema } from './network/connections.ts';
import { sourcesSchema } from './provenance.ts';
import { modelsSchema } from './providers/models.ts';
import { providersSchema } from './providers/providers.ts';
import { referenceProblems } from './references.ts';
import { sampleReportProblems, sampleReportSchema } from './report/report.ts';
import { frameworksSchema } from './risks/frameworks.ts';
import { pluginsSchema } from './risks/plugins.ts';
import { sdkSchema } from './sdk/sdk.ts';
import { attackResultSchema } from './tactics/attack-result.ts';
import { mutationsSchema } from './tactics/mutations.ts';
import { tacticsSchema } from './tactics/tactics.ts';
import { knownIssuesSchema } from './trouble/known-issues.ts';
import { messagesSchema } from './trouble/messages.ts';

export const productFolder = 'content/product';

/** The parts of the model; each is the file `<part>.yml`. */
const parts = {
  sources: sourcesSchema,
  'command-line': commandLineSchema,
  runs: runsSchema,
  messages: messagesSchema,
  'known-issues': knownIssuesSchema,
  connections: connectionsSchema,
  datasets: datasetsSchema,
  plugins: pluginsSchema,
  frameworks: frameworksSchema,
  evaluators: evaluatorsSchema,
  expressions: expressionsSchema,
  environment: environmentSchema,
  tactics: tacticsSchema,
  'attack-result': attackResultSchema,
  mutations: mutationsSchema,
  glossary: glossarySchema,
  claims: claimsSchema,
  providers: providersSchema,
  models: modelsSchema,
  api: apiSchema,
  images: imagesSchema,
  releases: releasesSchema,
  sdk: sdkSchema,
  'sample-report': sampleReportSchema,
} satisfies Record<string, z.ZodType>;

/** Everything the site knows about the product: tables, examples and checks are made from it. */
export type Product = { readonly [Part in keyof typeof parts]: z.output<(typeof parts)[Part]> } & {
  /** File formats, from `formats/*.schema.json`. */
  readonly formats: readonly Format[];
  /** Where the model was read from, from the project root. */
  readonly folder: string;
};

/**
 * Reads the product model.
 * @param root site folder
 * @param folder below `root`; frozen versions have their own
 * @returns undefined when the folder is missing: a site about something else
 * @throws {ContentErrors} one line per mistake: wrong field, unknown source, two entries of one name, dead reference
 */
export function loadProduct(root: string, folder: string = productFolder): Product | undefined {
  if (!existsSync(join(root, folder))) return undefined;
  const errors = new ErrorCollector();
  const sources = new Map<string, YamlSource>();
  const read = Object.entries(parts).map(([part, schema]) => {
    const file = productFile({ folder }, part);
    const parsed = errors.try(() => {
      const source = readYaml(file, readPart(root, file));
      sources.set(part, source);
      return parseWith(schema, file, source.data, source.lineOf);
    });
    return [part, parsed];
  });
  const formats = errors.try(() => readFormats(root, folder));
  errors.throwIfAny();
  const product = { ...Object.fromEntries(read), formats, folder } as Product;
  // The last needs formats in which nothing is wrong.
  for (const find of [[entryProblems, referenceProblems, formatProblems], [sampleReportProblems]]) {
    for (const problem of find.flatMap((each) => each(product, sources))) errors.add(problem);
    errors.throwIfAny();
  }
  return product;
}

/** File of a part, from the project root. */
export function productFile({ folder }: Pick<Product, 'folder'>, part: string): string {
  return `${folder}/${part}.yml`;
}

function readPart(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path))
    throw new ContentError(file, 'file not found', 'Every part of the product model has its file');
  return readFileSync(path, 'utf8');
}
