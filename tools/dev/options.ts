import { parseArgs } from 'node:util';

/** What the command line says about the development server. */
export interface DevOptions {
  readonly port: number;
  /** Name or address to listen at; undefined: this machine alone. */
  readonly host: string | undefined;
}

/**
 * Reads `[--port 3000] [--host [name]]`; `PORT` of the environment counts where no port is given.
 * @throws {RangeError | TypeError} the port is none, or an argument is not known
 */
export function readDevOptions(args: readonly string[], env: NodeJS.ProcessEnv): DevOptions {
  // An option of `parseArgs` has a value always or never.
  const complete = args.map((arg, i) =>
    arg === '--host' && (args[i + 1] ?? '-').startsWith('-') ? '--host=0.0.0.0' : arg,
  );
  const { values } = parseArgs({
    args: complete,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const port = Number(values.port ?? env.PORT ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { port, host: values.host };
  throw new RangeError('The port must be a number from 0 to 65535.');
}
