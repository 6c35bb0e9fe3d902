import type { Attributes } from '../directives.ts';
import { useProduct } from '../useProduct.ts';
import { FieldTable } from './FieldTable.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-details{id="pair"}`: fields of a result that only this tactic has. */
export function TacticDetails({ attributes }: { attributes: Attributes }) {
  return <FieldTable fields={useTactic(attributes).details} />;
}

/** `::attack-result`: fields that the result of every search attack has. */
export function AttackResultTable() {
  return <FieldTable fields={useProduct()['attack-result']} />;
}
