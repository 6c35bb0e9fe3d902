import { renderToStaticMarkup } from 'react-dom/server';
import { FirstState, type LabFirstState } from '../../../src/labs/frame/first-state.ts';
import type { Product } from '../../../src/product/product.ts';
import { ProductPart } from '../../../src/product/views/ProductPart.tsx';
import { RenderContext, type RenderContextValue } from '../../../src/view/context.ts';
import { type SandboxLab, sandboxName } from './lab-list.ts';

/** States of every lab besides the one it has before somebody uses it. */
export const labStates = {
  'with a problem': (lab: SandboxLab, product: Product): LabFirstState => ({ outcome: lab.problem(product) }),
  'while it works': (): LabFirstState => ({ isRunning: true }),
  'stopped after too long': (): LabFirstState => ({ failure: 'stopped' }),
  'without its code': (): LabFirstState => ({ failure: 'unavailable' }),
  'after a reset': (): LabFirstState => ({ replaced: { fields: {}, example: 0 } }),
} as const;

export type LabState = keyof typeof labStates;

/**
 * A lab in a state. It stays so: it is not one that starts when a pointer comes, and neither its ids nor its groups
 * of choices are those of the same lab elsewhere on the page.
 */
export function labInState(lab: SandboxLab, state: LabState, render: RenderContextValue): string {
  const html = renderToStaticMarkup(
    <RenderContext value={render}>
      <FirstState value={labStates[state](lab, productOf(render))}>
        <ProductPart name={lab.directive} attributes={JSON.stringify(lab.attributes ?? {})} />
      </FirstState>
    </RenderContext>,
  );
  const own = `${sandboxName(lab).replaceAll(' ', '-')}-${state.replaceAll(' ', '-')}`;
  return html
    .replace(/ data-lab="[^"]*" data-lab-words="[^"]*" data-lab-data="[^"]*"/, ' data-ready=""')
    .replace(
      /<section class="([^"]*)" aria-label="([^"]*)"/g,
      `<section class="$1" aria-label="$2, ${state}"`,
    )
    .replace(/ (id|for|aria-labelledby|aria-describedby|aria-controls)="/g, ` $1="${own}-`)
    .replace(/ type="radio" name="/g, ` type="radio" name="${own}-`);
}

function productOf({ site }: RenderContextValue): Product {
  if (!site.product) throw new Error('The sandbox shows labs of a product; this site has none.');
  return site.product;
}
