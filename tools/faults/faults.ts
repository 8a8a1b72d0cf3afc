import { open, rm, statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { childrenOf, isRunning } from '#server/platform/embedded-postgres/index.ts';
import type { BucketProcess } from './bucket-process.ts';
import type { DataFolder, Installation } from './installation.ts';
import type { Random } from './random.ts';

export interface Stage {
  readonly installation: Installation;
  readonly folder: DataFolder;
  readonly bucket: BucketProcess;
  readonly random: Random;
  readonly minutes: number;
}

export type Fault = (stage: Stage) => Promise<number>;

const MIB = 1024 * 1024;
const LONG_RUN_MINUTES = 5;

type NamedFault = readonly [name: string, fault: Fault];

const ALWAYS: readonly NamedFault[] = [
  ['app killed', ({ installation, random }) => installation.replaceOne(random)],
  ['PostgreSQL killed', killPostgres],
  ['connections dropped', dropConnections],
  ['PostgreSQL frozen 5 s', (stage) => freezePostgres(stage, 5_000)],
  ['PostgreSQL frozen 40 s', (stage) => freezePostgres(stage, 40_000)],
  ['stopped while PostgreSQL is frozen', stopWhileFrozen],
  ['job table refuses 3 s, PostgreSQL killed', refuseReportsThenKill],
  ['bucket frozen 5 s', freezeBucket],
];
const LONG: NamedFault = ['PostgreSQL frozen 120 s', (stage) => freezePostgres(stage, 120_000)];
const FULL: NamedFault = ['disk full 5 s', fillDisk];

/** The longest freeze needs a long run, the full disk one that can be filled. */
export function faultsOf({ minutes, folder }: Pick<Stage, 'minutes' | 'folder'>): readonly NamedFault[] {
  return [...ALWAYS, ...(minutes < LONG_RUN_MINUTES ? [] : [LONG]), ...(folder.isDisk ? [FULL] : [])];
}

async function killPostgres({ installation }: Stage): Promise<number> {
  process.kill(installation.postmasterPid(), 'SIGKILL');
  return Date.now();
}

async function freezePostgres({ installation }: Stage, ms: number): Promise<number> {
  const postmaster = installation.postmasterPid();
  const family = [postmaster, ...childrenOf(postmaster)];
  for (const pid of family) send(pid, 'SIGSTOP');
  await wait(ms);
  for (const pid of family) send(pid, 'SIGCONT');
  return Date.now();
}

/** A stopped process stops its own PostgreSQL, frozen or not; a separate one is woken afterwards. */
async function stopWhileFrozen({ installation, random }: Stage): Promise<number> {
  const postmaster = installation.postmasterPid();
  const family = [postmaster, ...childrenOf(postmaster)];
  for (const pid of family) send(pid, 'SIGSTOP');
  return installation.restartOne(random, () => {
    for (const pid of family) send(pid, 'SIGCONT');
    if (installation.ownsPostgres && family.some(isRunning)) throw new Error('PostgreSQL was left behind');
  });
}

async function freezeBucket({ bucket }: Stage): Promise<number> {
  process.kill(bucket.pid, 'SIGSTOP');
  await wait(5_000);
  process.kill(bucket.pid, 'SIGCONT');
  return Date.now();
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // A connection that ended meanwhile.
  }
}

async function dropConnections(stage: Stage): Promise<number> {
  await ask(
    stage,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  return Date.now();
}

async function refuseReportsThenKill(stage: Stage): Promise<number> {
  await ask(
    stage,
    `create or replace function refuse_reports() returns trigger language plpgsql as 'begin raise exception ''no''; end';
     create or replace trigger refuse_reports before delete on graphile_worker._private_jobs execute function refuse_reports()`,
  );
  await wait(3_000);
  await ask(stage, 'drop trigger refuse_reports on graphile_worker._private_jobs');
  return killPostgres(stage);
}

async function ask({ installation }: Stage, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: await installation.databaseUrl(), query_timeout: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function fillDisk(stage: Stage): Promise<number> {
  const ballast = `${stage.folder.path}/ballast`;
  const { bavail, bsize } = await statfs(stage.folder.path);
  const file = await open(ballast, 'w');
  try {
    const block = Buffer.alloc(MIB);
    for (let room = bavail * bsize; room > 0; room -= MIB) await file.write(block);
  } catch {
    // It is full.
  } finally {
    await file.close();
  }
  for (let round = 0; round < 3; round++) await ask(stage, 'select pg_switch_wal()').catch(() => undefined);
  await wait(5_000);
  await rm(ballast);
  return Date.now();
}
