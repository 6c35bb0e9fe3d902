import type { Rule } from '../config-file.ts';
import { placeholders } from './placeholders.ts';
import { python } from './python.ts';

/** Rules that read templates and expressions. They are as large as all others together, and only requests need them. */
export const languageRules: readonly Rule[] = [placeholders, python];
