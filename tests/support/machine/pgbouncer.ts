import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgbouncer } from '#tools/setup/find-tools.mjs';
import { freePort } from './free-port.ts';

export interface RunningPgbouncer {
  /** The database, through it. */
  readonly url: string;
  stop(): Promise<void>;
}

const TRIES = 200;

/**
 * A real PgBouncer of this machine in transaction mode. With few connections for many clients, so that what a session
 * kept would soon be met by somebody else. `connectQuery` is what docs/runbooks/pgbouncer.md asks for.
 */
export async function startPgbouncer(databaseUrl: string, connectQuery: string): Promise<RunningPgbouncer> {
  const command = findPgbouncer();
  if (command === null) throw new Error('pooling is tested with PgBouncer');
  const [folder, port, server] = [
    await mkdtemp(join(tmpdir(), 'arunika-pgbouncer-')),
    await freePort(),
    new URL(databaseUrl),
  ];
  const file = join(folder, 'pgbouncer.ini');
  const name = server.pathname.slice(1);
  const password = server.password === '' ? '' : ` password=${decodeURIComponent(server.password)}`;
  await writeFile(
    file,
    `[databases]
${name} = host=${server.hostname} port=${server.port} dbname=${name} user=${server.username}${password} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_login_retry = 1
`,
  );
  // It refuses to be root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)]);
  const pooler = spawn(command, ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' });
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries === TRIES || pooler.exitCode !== null) throw new Error('PgBouncer did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    async stop() {
      const ended = new Promise((resolve) => pooler.once('exit', resolve));
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
