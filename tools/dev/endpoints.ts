type Params = Readonly<Record<string, string | undefined>>;

interface StaticPath {
  readonly params: Params;
  readonly props?: object;
}

/** What a file of `src/pages` that is not a page exports. */
interface Endpoint {
  getStaticPaths?(): readonly StaticPath[] | Promise<readonly StaticPath[]>;
  GET(context: { params: Params; props: object }): Response | Promise<Response>;
}

const endpoints = import.meta.glob<Endpoint>('../../src/pages/**/*.ts');
const folder = '../../src/pages';

/**
 * Asks the routes that make files: sitemap, schemas, images. Which ones there are is asked anew each time, because
 * content may have changed.
 * @returns undefined when none of them makes a file of this address
 */
export async function askEndpoints(path: string): Promise<Response | undefined> {
  for (const [file, load] of Object.entries(endpoints)) {
    const params = matchFile(file.slice(folder.length, -'.ts'.length), path);
    if (!params) continue;
    const { getStaticPaths, GET } = await load();
    if (!getStaticPaths) return GET({ params, props: {} });
    const paths = await getStaticPaths();
    const found = paths.find((each) => isSame(each.params, params));
    if (found) return GET({ params, props: found.props ?? {} });
  }
  return undefined;
}

/**
 * The parameters that make an address of the name of a route.
 * @param name such as `/[...edition]/fragments/sidebar.html`
 * @returns undefined when the name stands for no such address
 */
export function matchFile(name: string, path: string): Params | undefined {
  const names: string[] = [];
  const pattern = name
    .split(/(\/\[\.\.\.\w+\]|\[\w+\])/)
    .map((part) => {
      const [, rest, single] = /^(?:\/\[\.\.\.(\w+)\]|\[(\w+)\])$/.exec(part) ?? [];
      const parameter = rest ?? single;
      if (parameter === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(parameter);
      return rest === undefined ? '([^/]+)' : '(?:/(.+))?';
    })
    .join('');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((each, i) => [each, values[i]]));
}

function isSame(one: Params, other: Params): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
