import type { ComponentType } from 'react';
import { DatasetTable } from './DatasetTable.tsx';
import type { Attributes, ProductDirectiveName } from './directives.ts';

/** What renders each product directive. Takes the directive's attributes as `attributes`. */
const parts: Record<ProductDirectiveName, ComponentType<{ attributes: Attributes }>> = {
  datasets: DatasetTable,
};

/** A part of the product model, as a directive asked for it. */
export function ProductPart({ name, attributes }: { name: ProductDirectiveName; attributes: string }) {
  const Part = parts[name];
  return <Part attributes={JSON.parse(attributes) as Attributes} />;
}
