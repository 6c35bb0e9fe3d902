import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBody } from '../client-error.ts';
import type { Deploys } from '../files/deploys.ts';
import { basePathOf } from './built-docs.ts';
import {
  createMcpHttp,
  failed,
  longestBody,
  type McpCall,
  type McpHttp,
  type McpOptions,
} from './mcp-http.ts';

/** Serves the tools at `/mcp`, of a site below a path also there. @returns what ends their work */
export async function addMcpRoutes(
  app: FastifyInstance,
  deploys: Deploys,
  options: McpOptions,
): Promise<Pick<McpHttp, 'close'>> {
  const mcp = createMcpHttp(options);
  const admitted = async (request: FastifyRequest, reply: FastifyReply) => {
    const refused = mcp.admit(callOf(request), await deploys.current());
    return refused && reply.send(refused);
  };
  const basePath = basePathOf(await deploys.current());
  for (const url of new Set(['/mcp', `${basePath}/mcp`]))
    app.route({
      method: app.supportedMethods,
      url,
      bodyLimit: longestBody,
      // Before the body is read.
      onRequest: admitted,
      async handler(request, reply) {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const body = typeof request.body === 'string' ? request.body : '';
        return reply.send(await mcp.answer(callOf(request), body, await deploys.current(), gone.signal));
      },
      async errorHandler(
        error: Error & { readonly statusCode?: number; readonly status?: number },
        request,
        reply,
      ) {
        const status = error.statusCode ?? error.status ?? 500;
        if (status >= 500) options.onError(error);
        if (status !== 413) return reply.send(failed(status, ...protocolError(status, error.message)));
        const tooLarge = failed(413, -32_600, `The body is larger than ${longestBody} bytes`);
        return refuseBody(request.raw, reply, {
          status: 413,
          headers: Object.fromEntries(tooLarge.headers),
          body: Buffer.from(await tooLarge.arrayBuffer()),
        });
      },
    });
  return mcp;
}

/** What JSON-RPC calls a request that could not be read, or a fault of the server. */
function protocolError(status: number, message: string): [code: number, message: string] {
  return status >= 500 ? [-32_603, 'Internal error'] : [-32_700, message];
}

function callOf({ method, url, headers, ip }: FastifyRequest): McpCall {
  return { method, url, headers, client: ip ?? '' };
}
