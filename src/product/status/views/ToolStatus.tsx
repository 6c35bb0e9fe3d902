import { dayIn } from '../../../base/numbers.ts';
import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import { aboutPath, greenPath, toolStatus } from '../tool-status.ts';

/** `::tool-status`: what a reader must know before the first command. It cannot be dismissed. */
export function ToolStatus() {
  usePart('tool-status');
  const { strings, locale } = useSite();
  const status = toolStatus(useProduct());
  if (!status) return null;
  const { name, released, newestOn, python, license } = status;
  const words = strings.status;
  const day = (date: string) => dayIn(locale.code, new Date(date));
  return (
    <aside className="tool-status" aria-label={words.label}>
      <ul>
        <li>{fill(words.newest, { name, released: day(released), day: day(newestOn) })}</li>
        <li>{license ? fill(words.license, { license }) : words.noLicense}</li>
        <li>{fill(words.python, python)}</li>
        <li>
          <ProseLink href={greenPath}>{words.green}</ProseLink>
        </li>
        <li>
          <ProseLink href={aboutPath}>{words.right}</ProseLink>
        </li>
      </ul>
    </aside>
  );
}
