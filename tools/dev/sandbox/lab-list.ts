import { templateTask } from '../../../src/labs/template/template-task.ts';
import type { ProductDirectiveName } from '../../../src/product/directives.ts';

/** A lab on the page of all states. */
export interface SandboxLab {
  /** Directive that draws it. */
  readonly directive: ProductDirectiveName;
  /** What its task makes of something wrong. */
  readonly problem: unknown;
}

/** Every lab; a new one is added here. */
export const sandboxLabs: readonly SandboxLab[] = [
  {
    directive: 'template-lab',
    problem: templateTask({ template: '{{ prompt | dump }}', variables: '{}', as: 'text' }),
  },
];
