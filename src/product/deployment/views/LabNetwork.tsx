import type { ReactNode } from 'react';
import { usePart, useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { Legend } from '../../../view/roles/Legend.tsx';
import { RoleGlyph } from '../../../view/roles/RoleGlyph.tsx';
import type { Role } from '../../../view/roles/roles.ts';
import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { LabService } from '../images.ts';
import { calledFrom } from '../lab-network.ts';

/** `::lab-network{lab="…"}`: which port of the machine leads to which service, and what the services call. */
export function LabNetwork({ attributes }: { attributes: Attributes }) {
  usePart('lab-network');
  const { strings } = useSite();
  const lab = useProduct().images.labs.find(({ id }) => id === attributes.lab);
  if (!lab) return null;
  const { callers, called, others } = calledFrom(lab);
  return (
    <figure className="network">
      <div>
        <ul>{callers.map(entrance)}</ul>
        <ul className="network-called">
          {called.map(({ setting, service }) => (
            <li key={setting.name}>
              <Node
                role={service?.role}
                name={service?.summary ?? `\`${setting.name}\``}
                at={setting.default}
              />{' '}
              {service?.host && <code>localhost:{service.host.port}</code>}
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && <ul>{others.map(entrance)}</ul>}
      <Legend used={lab.services.flatMap(({ role }) => role ?? [])} />
      <figcaption>{strings.product.labNetwork}</figcaption>
    </figure>
  );
}

/** A service behind a port of the machine. */
function entrance({ name, summary, role, host, container }: LabService): ReactNode {
  return (
    <li key={name}>
      {host && <Port host={host} />} <Node role={role} name={summary} at={`${name}:${container}`} />
    </li>
  );
}

function Port({ host }: { host: NonNullable<LabService['host']> }) {
  return <code>:{host.port}</code>;
}

function Node({ role, name, at }: { role: Role | undefined; name: string; at: string | undefined }) {
  return (
    <div className={`network-node role-${role ?? 'plain'}`}>
      {role && <RoleGlyph role={role} size={18} />}
      <b>
        <InlineText text={name} />
      </b>{' '}
      {at && <code>{at}</code>}
    </div>
  );
}
