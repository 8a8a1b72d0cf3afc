import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { childrenOf, isRunning } from './processes.ts';
import { resolveLayout } from './resolve-layout.ts';
import { query, test } from './testing/folders.ts';
import { spawnOwner } from './testing/spawn-owner.ts';

const write = (url: string) => query(url, "create table kept as select 'yes' as answer");
const read = (url: string) => query(url, 'select answer from kept');
const yes = [{ answer: 'yes' }];

test('after kill -9 of the app its server is stopped and its data kept', async ({ folders }) => {
  const dataDir = folders.open();
  const dead = await spawnOwner(dataDir);
  await write(dead.url);
  await dead.kill();
  expect(isRunning(dead.pid)).toBe(true);
  const next = await spawnOwner(dataDir);
  expect(isRunning(dead.pid)).toBe(false);
  expect(await read(next.url)).toEqual(yes);
  await next.stop();
});

test('after kill -9 of PostgreSQL the app starts it again, every time', async ({ folders }) => {
  const owner = await spawnOwner(folders.open());
  await write(owner.url);
  let pid = owner.pid;
  for (let kill = 1; kill <= 3; kill++) {
    process.kill(pid, 'SIGKILL');
    pid = await waitFor(async () => {
      const [row] = await query(
        owner.url,
        "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid",
      );
      expect(Number(row?.pid)).not.toBe(pid);
      return Number(row?.pid);
    });
    expect(await read(owner.url)).toEqual(yes);
  }
  await owner.stop();
  expect(isRunning(pid)).toBe(false);
});

function freeze(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGSTOP');
  } catch {
    return false;
  }
}

test('a frozen server, children and all, is stopped though it does not answer, and nothing of it stays', async ({
  folders,
}) => {
  const owner = await spawnOwner(folders.open());
  await write(owner.url);
  // Freeze the server first, so that it starts no more children.
  const family = [owner.pid, ...(freeze(owner.pid) ? childrenOf(owner.pid) : [])].filter(freeze);
  expect(family.length).toBeGreaterThan(2);
  await owner.stop();
  expect(family.filter(isRunning)).toEqual([]);
});

test('a process that ends without stopping its server takes it along', async ({ folders }) => {
  const owner = await spawnOwner(folders.open(), 'as we are', 'leaves');
  await waitFor(() => expect(isRunning(owner.pid)).toBe(false));
});

test('after kill -9 of both, a stale pid file does not stop the next start', async ({ folders }) => {
  const dataDir = folders.open();
  const dead = await spawnOwner(dataDir);
  await write(dead.url);
  await dead.kill();
  process.kill(dead.pid, 'SIGKILL');
  await waitFor(() => expect(isRunning(dead.pid)).toBe(false));
  expect(existsSync(join(resolveLayout(dataDir).cluster, 'postmaster.pid'))).toBe(true);
  const next = await spawnOwner(dataDir);
  expect(await read(next.url)).toEqual(yes);
  await next.stop();
});

test('a pid file whose number now belongs to a stranger harms neither the stranger nor the start', async ({
  folders,
}) => {
  const dataDir = folders.open();
  await (await spawnOwner(dataDir)).stop();
  const file = join(resolveLayout(dataDir).cluster, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n/somewhere\n`);
  const next = await spawnOwner(dataDir);
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('a lock whose number was given to another process is taken over', async ({ folders }) => {
  const dataDir = folders.open();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'owner.json'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  const owner = await spawnOwner(dataDir);
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

test('a second app on the same folder is refused while the first one lives', async ({ folders }) => {
  const dataDir = folders.open();
  const owner = await spawnOwner(dataDir);
  await expect(spawnOwner(dataDir)).rejects.toThrow(/sedang dipakai oleh proses \d+/);
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

test('data of a newer PostgreSQL is refused in a clear sentence and left as it is', async ({ folders }) => {
  const dataDir = folders.open();
  await (await spawnOwner(dataDir)).stop();
  const version = join(resolveLayout(dataDir).cluster, 'PG_VERSION');
  writeFileSync(version, '99\n');
  await expect(spawnOwner(dataDir)).rejects.toThrow(/PostgreSQL 99, lebih baru .* folder itu tidak diubah/);
  expect(readFileSync(version, 'utf8')).toBe('99\n');
  expect(existsSync(join(resolveLayout(dataDir).cluster, 'global', 'pg_control'))).toBe(true);
});
