import { connect, createServer, type Socket } from 'node:net';

export interface FlakyConnection {
  /** The address behind the line, as seen through it. */
  readonly url: string;
  /** From now on nothing comes through in either direction, and nobody is told. */
  freeze(): void;
  /** From now on what is open breaks, and who calls is turned away, as by a server that is down. */
  cut(): void;
  /** As before the freeze, or the cut. */
  thaw(): void;
  close(): Promise<void>;
}

/** A line to a server that can be frozen, as a server is that was stopped or whose cable was pulled. */
export async function openFlakyConnection(url: string, port = '0'): Promise<FlakyConnection> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  const bound = server.address();
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(bound === null || typeof bound === 'string' ? 0 : bound.port);
  return {
    url: near.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    thaw() {
      isFrozen = false;
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
