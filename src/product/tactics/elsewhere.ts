import { z } from 'zod';
import { nestedProvenance } from '../provenance.ts';

/** Tools in which every attack was looked for. */
export const tools = ['PyRIT', 'garak', 'promptfoo', 'DeepTeam', 'HarmBench'] as const;

/** The attack in one of them: by its name there, or where it was looked for in vain. */
const toolSchema = z.strictObject({
  tool: z.enum(tools),
  /** Name in the code or the documentation of the tool; absent when none was found. */
  name: z.string().min(1).optional(),
  /** Where the name stands, else the list that was searched. */
  url: z.url(),
  ...nestedProvenance,
});

export const elsewhereSchema = z
  .array(toolSchema)
  .refine((found) => tools.every((tool, i) => found[i]?.tool === tool) && found.length === tools.length, {
    message: `Each of ${tools.join(', ')} is named once, in this order`,
  });
