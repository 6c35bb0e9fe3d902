import { useSite } from '../../view/context.ts';
import type { Provenance } from '../provenance.ts';
import { ModelText } from './ModelText.tsx';

/** The visible mark of a fact that is not confirmed, with what is doubtful about it; a note of a confirmed one. */
export function ConfidenceNote({ confidence, note }: Pick<Provenance, 'confidence' | 'note'>) {
  const { product } = useSite().strings;
  if (confidence === 'confirmed') return null;
  return (
    <small className="doubt">
      <b>{confidence === 'inferred' ? product.inferred : product.unconfirmed}</b>{' '}
      {note && <ModelText text={note} />}
    </small>
  );
}
