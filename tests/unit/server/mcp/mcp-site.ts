import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { SiteServerOptions } from '../../../../server/site-server.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import { configChecks } from '../../../../src/labs/config/config-checks.ts';
import type { PagesFile } from '../../../../src/markdown/pages-file.ts';
import { packIndex } from '../../../../src/search/core/pack.ts';
import { smallSite } from '../../../support/search/small-site.ts';
import { twinPage } from '../../mcp/small-docs.ts';
import { realProduct } from '../../product/product-folder.ts';
import { builtFolder, serve } from '../../search/protocol/server/running-server.ts';

const twins = Object.fromEntries(
  smallSite.pages.map(({ path, sections }) => [
    path,
    `# ${sections[0]?.title}\n\n${sections[0]?.groups.map(({ text }) => text).join('\n\n')}\n`,
  ]),
);

let made: { readonly commands: string; readonly checks: string } | undefined;

/** Facts of the labs, as the build writes them: made once for all tests. */
function facts() {
  made ??= {
    commands: JSON.stringify(makeFacts(realProduct())),
    checks: JSON.stringify(configChecks(realProduct())),
  };
  return made;
}

/** A built folder of two pages, with all that tools ask of one. */
export function mcpFolder(basePath = ''): string {
  const pages: PagesFile = {
    site: { name: 'DTX', url: smallSite.url, basePath, state: [] },
    pages: Object.entries(twins).map(([path, markdown]) => {
      const page = twinPage(path, { markdown });
      return { ...page, path: basePath + page.path, markdown: basePath + page.markdown };
    }),
  };
  const { index, texts } = packIndex(smallSite);
  const below = basePath === '' ? '' : `${basePath.slice(1)}/`;
  return builtFolder({
    [`${below}_markdown/pages.json`]: pages,
    ...Object.fromEntries(
      Object.entries(twins).map(([path, markdown]) => [`${below}${path.slice(1)}.md`, markdown]),
    ),
    '_search/index.encurrent.json': index,
    '_search/text.encurrent.json': texts[0],
    '_search/en.current.json': {
      language: 'en',
      version: 'current',
      searchPage: '/search',
      index: '/_search/index.encurrent.json',
      texts: ['/_search/text.encurrent.json'],
      provider: { kind: 'self', indexName: 'dtx-docs' },
    },
    [`${below}media/commands.0123456789.json`]: facts().commands,
    [`${below}media/config-checks.0123456789.json`]: facts().checks,
  });
}

/** Address of a server of it. */
export async function mcpServer(options: SiteServerOptions = {}): Promise<string> {
  return serve(mcpFolder(), options);
}

export const protocols = ['2026-07-28', '2025-11-25'] as const;

/** The official client, connected over HTTP by a protocol; closed when the test is over. */
export async function httpClient(origin: string, protocol: (typeof protocols)[number]): Promise<Client> {
  const mode = protocol === '2025-11-25' ? 'legacy' : { pin: protocol };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
  onTestFinished(() => client.close());
  return client;
}

/** The text of an answer. */
export function textOf(answer: { readonly content: readonly unknown[] }): string {
  const [first] = answer.content as readonly { readonly text?: string }[];
  return first?.text ?? '';
}
