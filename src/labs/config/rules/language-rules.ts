import type { Rule } from '../config-file.ts';
import { gradio, http } from './http.ts';
import { placeholders } from './placeholders.ts';
import { python } from './python.ts';

/** Rules of requests, which read templates and expressions: as large as all others together. */
export const languageRules: readonly Rule[] = [http, gradio, placeholders, python];
