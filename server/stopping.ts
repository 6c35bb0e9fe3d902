import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server, so that it can be stopped without cutting an answer.
 * @returns stops it: takes no more connections, finishes what is being answered, and closes what is left after
 *   `longest` milliseconds. The server's own `close` waits for connections that keep alive, and for ever for those
 *   that never say anything.
 */
export function stopper(server: Server): (longest: number) => Promise<void> {
  /** Open connections, with how many requests of each are being answered. */
  const answering = new Map<Socket, number>();
  let stopping = false;
  server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    // Tests hand on requests of other servers.
    if (!answering.has(socket)) return;
    const count = (change: number) => answering.set(socket, (answering.get(socket) ?? 0) + change);
    count(1);
    response.once('close', () => {
      if (!answering.has(socket)) return;
      count(-1);
      if (stopping && answering.get(socket) === 0) socket.end();
    });
  });
  return async (longest) => {
    stopping = true;
    const closed = once(server, 'close');
    server.close();
    for (const [socket, requests] of answering) if (requests === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), longest);
    await closed;
    clearTimeout(timer);
  };
}
