import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const name = z.string().min(1);

/** The hosted API: one service, its messages and what clients need. */
export const apiSchema = z.strictObject({
  host: z.strictObject({
    /** Address of the server, without scheme. */
    name,
    port: z.int(),
    /** Start of every HTTP/JSON address. */
    base: z.url(),
    /** Variables with which clients reach another host. */
    environment: z.array(name),
    ...provenance,
  }),
  /** Full name of the service, as it stands in an address. */
  service: name,
  methods: z.array(
    z.strictObject({ name, request: name, response: name.optional(), summary: name, ...provenance }),
  ),
  messages: z.array(
    z.strictObject({
      /** Name in the protobuf schema. */
      name,
      summary: name,
      fields: z.array(
        z.strictObject({
          /** Protobuf name; a dotted one is inside the field before the dot, `[]` marks a list. */
          name,
          type: name,
          meaning: name,
          /** Enumeration its values come from. */
          enumeration: name.optional(),
          ...nestedProvenance,
        }),
      ),
      ...provenance,
    }),
  ),
  enumerations: z.array(
    z.strictObject({
      name,
      summary: name,
      values: z.array(z.strictObject({ name, meaning: name.optional(), ...nestedProvenance })),
      ...provenance,
    }),
  ),
  /** Request headers, and what carries the key over gRPC. */
  headers: z.array(
    z.strictObject({ name, value: name, transport: z.enum(['HTTP/JSON', 'gRPC']), ...provenance }),
  ),
  errors: z.array(z.strictObject({ name, status: z.int().optional(), meaning: name, ...provenance })),
  /** How often and with which pauses a published client repeats a failed call. */
  retry: z.strictObject({
    client: name,
    tries: z.int(),
    /** Tries of a judgment, where they differ. */
    evaluationTries: z.int().optional(),
    delay: name,
    factor: z.int(),
    longest: name,
    ...provenance,
  }),
  packages: z.array(
    z.strictObject({
      language: z.enum(['Python']),
      name,
      purpose: name,
      /** Address of the index or registry it comes from. */
      registry: z.url().optional(),
      retired: z.array(name).default([]),
      ...provenance,
    }),
  ),
});
export type Api = z.output<typeof apiSchema>;

/** Name of a protobuf field in JSON: `generated_at` → `generatedAt`. Dotted paths and `[]` stay. */
export function jsonName(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
