import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port that nobody has right now. */
export async function freePort(): Promise<number> {
  const server = await listenOn(0);
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Below those that systems give away by themselves, so that nobody gets one of them while nothing listens there. */
const KEPT = { first: 20_000, count: 10_000 };

/** A port that this process may leave and take again. */
export async function ownPort(): Promise<number> {
  for (let tried = process.pid; ; tried++) {
    const port = KEPT.first + (tried % KEPT.count);
    const server = await listenOn(port).catch(() => null);
    if (server === null) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
