import { apiViews } from '../api/views/views.ts';
import { commandLineViews } from '../command-line/views/views.ts';
import { deploymentViews } from '../deployment/views/views.ts';
import type { Attributes } from '../directive.ts';
import type { ProductDirectiveName, productDirectives } from '../directives.ts';
import { environmentViews } from '../environment/views/views.ts';
import { evaluationViews } from '../evaluation/views/views.ts';
import { formatsViews } from '../formats/views/views.ts';
import { glossaryViews } from '../glossary/views/views.ts';
import { networkViews } from '../network/views/views.ts';
import { providersViews } from '../providers/views/views.ts';
import { reportViews } from '../report/views/views.ts';
import { risksViews } from '../risks/views/views.ts';
import { sdkViews } from '../sdk/views/views.ts';
import { statusViews } from '../status/views/views.ts';
import { tacticsViews } from '../tactics/views/views.ts';
import { troubleViews } from '../trouble/views/views.ts';
import type { ViewsOf } from './views-of.ts';

const views: ViewsOf<typeof productDirectives> = {
  ...apiViews,
  ...commandLineViews,
  ...deploymentViews,
  ...environmentViews,
  ...evaluationViews,
  ...formatsViews,
  ...glossaryViews,
  ...networkViews,
  ...providersViews,
  ...reportViews,
  ...risksViews,
  ...sdkViews,
  ...statusViews,
  ...tacticsViews,
  ...troubleViews,
};

/** A part of the product model, as a directive asked for it, with the attributes of the directive as JSON. */
export function ProductPart({ name, attributes }: { name: ProductDirectiveName; attributes: string }) {
  const View = views[name];
  return <View attributes={JSON.parse(attributes) as Attributes} />;
}
