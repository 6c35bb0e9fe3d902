import { z } from 'zod';
import { provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What DTX prints when something goes wrong, why, and what to do about it. */
export const messagesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Word for word as code, `…` for what changes; only words of ours where the text is not known. */
    message: text,
    cause: text,
    fix: text,
    /** Ends a run before a report is written. */
    noReport: z.boolean().default(false),
    /** Who words it, where that is not DTX: the parser, Python or a library. */
    wordedBy: z
      .enum([
        'Python',
        'argparse',
        'PyYAML',
        'pip',
        'pydantic',
        'LiteLLM',
        'OpenAI',
        'Ollama',
        'Hugging Face',
        'Jinja',
        'Loguru',
        'requests',
        'Docker',
      ])
      .optional(),
    ...provenance,
  }),
);
export type Message = z.output<typeof messagesSchema>[number];
