import type { ViewsOf } from '../../views/views-of.ts';
import type { glossaryDirectives } from '../directives.ts';
import { Glossary } from './Glossary.tsx';

export const glossaryViews: ViewsOf<typeof glossaryDirectives> = {
  glossary: Glossary,
};
