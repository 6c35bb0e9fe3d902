import { CodeBlock } from '../../../prose/code/CodeBlock.tsx';
import { useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import type { Command } from '../command-line.ts';
import { synopsis } from './synopsis.ts';

/** How a command is written, as code. */
export function CommandSynopsis({ command }: { command: Command }) {
  const { 'command-line': commands } = useProduct();
  const { product } = useSite().strings;
  const words = { options: product.manyOptions, command: product.subCommand };
  return (
    <CodeBlock language="text" heading={product.syntax}>
      {synopsis(command, commands, words)}
    </CodeBlock>
  );
}
