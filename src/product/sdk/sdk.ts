import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const text = z.string().min(1);

/** Modules of the Python packages, and the names in them that pages use. */
export const sdkSchema = z.strictObject({
  modules: z.array(
    z.strictObject({
      /** Import path: `dtx.sdk.runner`. */
      path: z.string().regex(/^[a-z_][\w.]*$/),
      /** Package that installs it. */
      package: text,
      summary: text,
      ...provenance,
    }),
  ),
  names: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      /** Module it is imported from; absent when that is not known. */
      module: text.optional(),
      kind: z.enum(['class', 'enumeration', 'function', 'module']),
      summary: text,
      /** Call that makes an object: `DtxRunner(cfg)`. */
      signature: text.optional(),
      /** Arguments of the call, or fields of the object. */
      fields: z
        .array(
          z.strictObject({
            name: text,
            type: text.optional(),
            default: text.optional(),
            meaning: text,
            ...nestedProvenance,
          }),
        )
        .default([]),
      methods: z
        .array(
          z.strictObject({
            name: z.string().regex(/^\w+$/),
            /** Arguments as they are written: `path`, `provider_type, url=""`. */
            arguments: z.string().default(''),
            /** Value when the method is not called, or `required`. */
            default: text.optional(),
            meaning: text,
            ...nestedProvenance,
          }),
        )
        .default([]),
      /** Whether `methods` and the arguments named are all there are, so that another name is a mistake. */
      complete: z.boolean().default(false),
      /** Whether every method but `build` returns the object itself. */
      fluent: z.boolean().default(false),
      members: z
        .array(
          z.strictObject({ name: z.string().regex(/^\w+$/), value: text.optional(), ...nestedProvenance }),
        )
        .default([]),
      ...provenance,
    }),
  ),
});
export type Sdk = z.output<typeof sdkSchema>;
export type SdkName = Sdk['names'][number];
