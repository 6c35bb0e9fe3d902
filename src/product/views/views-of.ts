import type { ComponentType } from 'react';
import type { Attributes } from '../directive.ts';

/** What draws each directive of a part. */
export type ViewsOf<Part> = Readonly<Record<keyof Part, ComponentType<{ attributes: Attributes }>>>;
