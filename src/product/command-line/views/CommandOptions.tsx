import type { Attributes } from '../../directive.ts';
import { useProduct } from '../../views/useProduct.ts';
import { OptionTable } from './OptionTable.tsx';

/** `::options{command="dtx attack run" prefix="--tap-"}`: the flags of a command that start so, or of one group. */
export function CommandOptions({ attributes: { command: path, prefix, group } }: { attributes: Attributes }) {
  const command = useProduct()['command-line'].find((each) => each.path === path);
  if (!command) return null;
  const options = command.options.filter(
    (option) => (!prefix || option.name.startsWith(prefix)) && (!group || option.group === group),
  );
  return <OptionTable command={command} options={options} />;
}
