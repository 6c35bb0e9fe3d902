import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { FieldTable } from './FieldTable.tsx';
import { useTactic } from './useTactic.ts';

/** `::tactic-details{id="pair"}`: fields of a result that mean something else here, or that only this tactic has. */
export function TacticDetails({ attributes }: { attributes: Attributes }) {
  const { result, details } = useTactic(attributes);
  return <FieldTable fields={[...result, ...details]} />;
}

/** `::attack-result`: fields that the result of every search attack has. */
export function AttackResultTable() {
  return <FieldTable fields={useProduct()['attack-result'].fields} />;
}
