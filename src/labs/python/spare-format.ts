// What formats texts is larger than what most templates need: this module brings it, by being imported.
import { formatText } from './format.ts';
import { printf } from './printf.ts';
import { provide } from './spare.ts';

provide({ format: { formatText, printf } });
