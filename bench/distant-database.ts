import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The same database, `delayMs` further away in each direction, as one in another building is. */
export async function openDistantDatabase(databaseUrl: string, delayMs: number) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    passLater(near, far);
    passLater(far, near);
  });
  const passLater = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), delayMs));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the distant database has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(bound.port);
  return {
    url: url.href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
