import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const text = z.string().min(1);
const port = z.int().min(1).max(65535);

/** A variable of a container and the value it has unless it is set. */
const setting = z.strictObject({
  name: text,
  default: text.optional(),
  meaning: text,
  ...nestedProvenance,
});

/** Container images, and the labs that run them. */
export const imagesSchema = z.strictObject({
  images: z.array(
    z.strictObject({
      /** As in `image:`, without the tag. */
      name: text,
      summary: text,
      tags: z.array(z.strictObject({ name: text, seen: text, ...nestedProvenance })),
      /** Port inside the container. */
      port: port.optional(),
      /** Path that answers when the service is ready. */
      health: z.string().startsWith('/').optional(),
      settings: z.array(setting).default([]),
      ...provenance,
    }),
  ),
  labs: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      title: text,
      /** Command that starts it. */
      start: text,
      /** Where it answers once it runs. */
      address: text,
      /** Folder of the training repository. */
      folder: text.optional(),
      services: z
        .array(
          z.strictObject({
            name: text,
            summary: text,
            image: text,
            tag: text.optional(),
            /** Port on the machine, and the variable that changes it. */
            host: z.strictObject({ port, variable: text.optional() }).optional(),
            container: port.optional(),
            /** Part it plays in a test. */
            role: z.literal(['target', 'guard']).optional(),
            /** Settings of the lab that hold the addresses it calls. */
            calls: z.array(text).default([]),
            remark: text.optional(),
            ...nestedProvenance,
          }),
        )
        .default([]),
      settings: z.array(setting).default([]),
      ...provenance,
    }),
  ),
  /** Addresses that commands and configuration fall back on. */
  addresses: z.array(z.strictObject({ id: text, address: text, meaning: text, ...provenance })),
});
export type Images = z.output<typeof imagesSchema>;
export type Lab = Images['labs'][number];
export type LabService = Lab['services'][number];
