import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Prefers the port of the last start, else takes one from the system and stores it. */
export async function findPort(stateDir: string): Promise<number> {
  const file = join(stateDir, 'port');
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const preferred = Number.isInteger(remembered) && remembered > 0 && remembered < 65_536 ? remembered : 0;
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === null) throw new Error('no free port on 127.0.0.1');
  writeFileSync(file, String(port));
  return port;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const bound = typeof address === 'object' && address !== null ? address.port : null;
      probe.close(() => resolve(bound));
    });
  });
}
