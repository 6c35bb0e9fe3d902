import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { WrittenSite } from '../../src/site/written-site.ts';
import { islandDefaults } from '../vite/island-defaults.ts';
import type { Answer } from './answer.tsx';
import { CheckerEnded, startChecker } from './checker.ts';
import { codeBundle } from './code-bundle.ts';
import { mistakesIn, type Problem, ProblemLog, problemOf } from './problem.ts';
import { devSearch } from './search.ts';

interface DevOptions {
  /** Folder of `package.json`. */
  readonly project: string;
  /** Folder of the content. */
  readonly root: string;
  readonly port: number;
  readonly host: string | undefined;
  /** Gets lines for the terminal. */
  print(line: string): void;
}

/** Changes that come together, as those of a branch that is checked out, are one, in milliseconds. */
const together = 20;

/** Of two saves of a file within 50 ms, as by an editor that formats it, the watcher tells the first alone. */
const forgotten = 60;

/**
 * Starts the server of `npm run dev`: pages are made when they are asked for, of the content as it is then; Vite
 * brings scripts and tells the browser to load again. What is wrong with a page is found beside it and told as a
 * banner and a line in the terminal.
 */
export async function startDevServer({
  project,
  root,
  port,
  host,
  print,
}: DevOptions): Promise<ViteDevServer> {
  const code = codeBundle(project);
  const checker = startChecker(code);
  const search = devSearch(code, checker);
  const log = new ProblemLog();
  const tell = (reporter: string, problems: readonly Problem[]) => {
    for (const line of log.report(reporter, problems)) print(line);
  };

  const content = [join(root, 'content'), join(root, 'site.config.ts')];
  const sources = ['src', 'public', 'tools/dev', 'checks'].map((folder) => join(project, folder));
  const isIn = (folders: readonly string[], file: string) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

  const server = await createServer({
    configFile: false,
    root: project,
    appType: 'custom',
    mode: 'development',
    cacheDir: join(project, '.cache/dev/vite'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port,
      ...(host !== undefined && { host }),
      watch: {
        ignored: (file: string) =>
          !isIn([...content, ...sources], file) &&
          ![...content, ...sources].some((each) => each.startsWith(file)),
      },
    },
    // What pages and islands import, found before somebody asks for them.
    optimizeDeps: { entries: ['src/page/browser.ts', 'src/**/*.worker.ts'] },
    plugins: [
      islandDefaults(),
      {
        name: 'site-pages',
        configureServer: (vite) => {
          vite.middlewares.use(before);
          return () => vite.middlewares.use(after);
        },
      },
    ],
  });
  server.watcher.add(content);

  /** Pages and files of the site come before those of the project, which Vite would send. */
  async function before(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    const path = pathOf(request);
    if (path === undefined || /^\/(?:@|src\/|tools\/|node_modules\/|\.cache\/|__)/.test(path)) return next();
    try {
      const made = (await search.file(path)) ?? (await (await code.load()).answer(path, queryOf(request)));
      if (made) send(request, response, made);
      else next();
    } catch (error) {
      next(error);
    }
  }

  async function after(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    try {
      send(request, response, await (await code.load()).answerNotFound());
    } catch (error) {
      next(error);
    }
  }

  const written = async () => (await code.load()).writtenSite();

  /** What is wrong in files that are not page that can be shown. */
  function ofSite({ mistakes }: Pick<WrittenSite, 'mistakes'>): Problem[] {
    const problems = mistakes.map(problemOf);
    tell('site', problems);
    return problems;
  }

  async function ofPage(path: string): Promise<readonly Problem[]> {
    const problems = await checker.check(path).catch((error: unknown) => {
      if (!(error instanceof CheckerEnded)) print(`The check of ${path} failed: ${firstLine(error)}`);
      return [];
    });
    // One text, in however many languages it is shown, is one reporter.
    const { site } = await (await code.load()).writtenSite();
    const { placeAt, fileOf } = await code.load();
    const place = site && placeAt(site, path);
    tell((place && fileOf(place)) ?? path, problems);
    return problems;
  }

  const { hot } = server.environments.client;
  hot.on('dtx:open', async ({ path }: { path: string }, client) => {
    const problems = [...ofSite(await written()), ...(await ofPage(decodeURI(path)))];
    const { problemsHtml } = await code.load();
    client.send('dtx:problems', {
      path,
      html: problems.length > 0 ? problemsHtml(problems, root) : '',
      count: problems.length,
    });
  });

  let known: NonNullable<ReturnType<typeof pagesOf>> = [];
  /** Pages that went since the server was started. */
  const lost = new Set<string>();
  const pagesOf = ({ site }: Pick<WrittenSite, 'site'>) =>
    site?.editions.flatMap(({ pages }) => pages.map(({ path, file }) => ({ path, file })));

  /** Tells of pages that were changed or have gone, whether or not one is open. */
  async function contentChanged(files: ReadonlySet<string>) {
    // Of one state: a file that becomes wrong between two looks would have gone by the second.
    const now = await written();
    const wrong = new Set(ofSite(now).map(({ file }) => file));
    const pages = pagesOf(now);
    if (!pages) return;
    const hadLost = lost.size > 0;
    // A page that is only wrong has not gone.
    for (const { path, file } of known) if (!wrong.has(file)) lost.add(path);
    for (const { path } of pages) lost.delete(path);
    known = [...pages, ...known.filter(({ file }) => wrong.has(file))];
    if (hadLost || lost.size > 0) tell('lost', lost.size > 0 ? await checker.whatLeadsTo([...lost]) : []);
    const paths = new Map(pages.toReversed().map(({ path, file }) => [join(root, file), path]));
    for (const file of files) {
      const path = paths.get(file);
      if (path !== undefined) await ofPage(path);
    }
  }

  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    if (isIn(sources, file)) {
      code.renew();
      checker.end();
      search.renew();
    } else if (!isIn(content, file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = changed;
      changed = new Set();
      contentSaved(files).catch((error: unknown) => {
        if (!(error instanceof CheckerEnded) && !mistakesIn(error)) print(firstLine(error));
      });
    }, together);
  });

  async function contentSaved(files: ReadonlySet<string>): Promise<void> {
    hot.send({ type: 'full-reload' });
    const shown = await written();
    await contentChanged(files);
    await new Promise((resolve) => setTimeout(resolve, forgotten));
    if ((await written()) !== shown && changed.size === 0) await contentSaved(files);
  }

  server.httpServer?.once('close', () => checker.end());
  await server.listen();
  // The first page finds everything ready.
  const first = await written();
  ofSite(first);
  known = pagesOf(first) ?? [];
  await (await code.load()).answer('/').catch(() => undefined);
  return server;
}

/** Path of a request for a page or file, decoded; undefined for any other request. */
function pathOf({ method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(method === 'HEAD' ? undefined : body);
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}
