import { createContext } from 'react';
import type { Strings } from '../../site/strings.ts';

/** Words of the frame for what only happens in a browser; without them, in the build, it does not. */
export const LabWords = createContext<Strings['labs'] | undefined>(undefined);
