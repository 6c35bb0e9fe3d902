import { z } from 'zod';

/** Where the questions that sections answer are, below the address of the site. */
export const questionsFile = '/_markdown/questions.json';

/** By path of every listed page of the newest version, then by id of a section or an entry; the page itself has the empty id. */
export const questionsFileSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

export type QuestionsFile = z.output<typeof questionsFileSchema>;
