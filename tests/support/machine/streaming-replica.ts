import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { temporaryParent } from './server-folder.ts';

const run = promisify(execFile);

export interface StreamingPair {
  readonly primary_url: string;
  readonly replica_url: string;
  /** Holds back what the primary sends, as a replica that is late. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** The replica becomes a primary of its own. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Two servers of the embedded PostgreSQL, the second a streaming replica of the first, which is migrated. */
export async function startStreamingPair(): Promise<StreamingPair> {
  const parent = await mkdtemp(join(temporaryParent(), 'arunika-replica-'));
  // The server's own user looks into it.
  await chmod(parent, 0o755);
  const folders = { primary: join(parent, 'primary'), replica: join(parent, 'replica') };
  const primary = await startEmbeddedPostgres({ dataDir: folders.primary });
  await migrate(primary.url);
  await copyWhileRunning(primary, folders);
  let replica = await startEmbeddedPostgres({ dataDir: folders.replica });
  const tell = async (sql: string) => {
    await ask(replica.url, sql);
  };
  return {
    primary_url: primary.url,
    get replica_url() {
      return replica.url;
    },
    pause: () => tell('select pg_wal_replay_pause()'),
    resume: () => tell('select pg_wal_replay_resume()'),
    promote: () => tell('select pg_promote()'),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await startEmbeddedPostgres({ dataDir: folders.replica });
    },
    async stop() {
      await replica.stop();
      await primary.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

interface Folders {
  readonly primary: string;
  readonly replica: string;
}

/** A base backup by the functions that PostgreSQL has for it: the binaries of the packages have no `pg_basebackup`. */
async function copyWhileRunning({ url, port }: EmbeddedPostgres, { primary, replica }: Folders) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', fast => true)");
  await mkdir(replica);
  for (const part of ['cluster', 'password']) await run('cp', ['-a', join(primary, part), replica]);
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  const { username, password } = new URL(url);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`;
  const cluster = join(replica, 'cluster');
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  const { uid, gid } = await stat(cluster);
  const notes = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(notes)) {
    await writeFile(join(cluster, name), text);
    await chown(join(cluster, name), uid, gid);
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
