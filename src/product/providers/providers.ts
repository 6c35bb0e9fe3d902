import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';
import { stateSchema } from '../status/state.ts';

/** Kinds of provider, in the order tables list them. */
export const providerKinds = ['dummy', 'local', 'hosted', 'gateway', 'application'] as const;

/** Variables of a provider: all of `all`, one of `any`, and `optional` ones. */
const environment = z
  .strictObject({
    all: z.array(z.string()).default([]),
    any: z.array(z.string()).default([]),
    optional: z.array(z.string()).default([]),
    /** What the lists cannot say: `your own, through environments`. */
    remark: z.string().min(1).optional(),
  })
  .prefault({});
export type ProviderEnvironment = z.output<typeof environment>;

/** Providers: what `--agent` and the YAML key `provider:` name. */
export const providersSchema = z.strictObject({
  /** Values that a run accepts and can use. */
  working: z.array(
    z.strictObject({
      /** Value of `--agent`. */
      id: z.string().regex(/^[a-z_]+$/),
      title: z.string().min(1),
      kind: z.enum(providerKinds),
      /** What `--url` holds. */
      url: z.string().min(1),
      /** A model or address that stands for `--url` in examples. */
      example: z.string().min(1).optional(),
      environment,
      /** Class that talks to the target, and where it is when that is known. */
      agent: z.strictObject({ class: z.string().min(1), module: z.string().min(1).optional() }).optional(),
      /** Classes of the configuration, as the SDK names them. */
      configuration: z.array(z.string().min(1)).default([]),
      /** Member of `ProviderType` in the SDK, where it has been seen. */
      member: z.string().min(1).optional(),
      /** Sends LangChain Hub templates. */
      takesTemplate: z.boolean().default(false),
      /** What is under `.response`, which evaluators read; absent: not known. */
      reply: z.strictObject({ text: z.string().min(1), ...nestedProvenance }).optional(),
      /** How the turns of a prompt are sent; absent: not known. */
      turns: z.string().min(1).optional(),
      /** What a run takes of `config` in a plan; absent: it may not stand under `providers` of a scope or plan. */
      config: z.string().min(1).optional(),
      remark: z.string().min(1).optional(),
      /** Spellings of older versions. */
      retired: z.array(z.string().min(1)).default([]),
      /** Whether it does what it is for, in the version that these docs describe. */
      state: stateSchema,
      ...provenance,
    }),
  ),
  /** Where prompt templates come from; none of them is a value of `--agent` that a run can use. */
  promptRepositories: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z_]+$/),
      title: z.string().min(1),
      environment,
      configuration: z.array(z.string().min(1)).default([]),
      remark: z.string().min(1),
      ...provenance,
    }),
  ),
  /** First part of `--url` with `--agent litellm`. */
  litellmPrefixes: z.array(
    z.strictObject({
      id: z.string().min(1),
      /** Variable of the key. */
      key: z.string().min(1).optional(),
      /** A run goes without the key where the server asks for none. */
      keyIsOptional: z.boolean().default(false),
      /** Variable of the address; absent: a run follows none. */
      address: z.string().min(1).optional(),
      /** Whether models behind it can be tested, in the version that these docs describe. */
      state: stateSchema.optional(),
      ...provenance,
    }),
  ),
  /** Names of `ProviderType` that the parser accepts and a run refuses. */
  unsupported: z.strictObject({
    names: z.array(z.string().min(1)),
    /** Error a run ends with. */
    error: z.string().min(1),
    /** What to do instead. */
    instead: z.string().min(1),
    ...provenance,
  }),
  /** What holds for every provider. */
  rules: z.array(z.strictObject({ text: z.string().min(1), ...nestedProvenance })),
});
export type Providers = z.output<typeof providersSchema>;
export type Provider = Providers['working'][number];
