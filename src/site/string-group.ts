import { z } from 'zod';

const text = z.string().min(1);

/** Schema of strings that belong together: each of the keys, and no others, with a text that is not empty. */
export const group = <T extends string>(...keys: T[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<T, typeof text>);
