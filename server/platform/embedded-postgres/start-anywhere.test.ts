import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isRunning } from './processes.ts';
import { canTraverse, findBinaries, findServerUser, resolveLayout } from './resolve-layout.ts';
import { externalDirOf, isRoot, query, test } from './testing/folders.ts';
import { spawnOwner } from './testing/spawn-owner.ts';

const ownerOf = (pid: number) => statSync(`/proc/${pid}`).uid;

test('a first start makes a database with fsync on; stopping leaves nothing running and nothing locked', async ({
  folders,
}) => {
  const dataDir = folders.open();
  const owner = await spawnOwner(dataDir);
  expect(await query(owner.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(owner.url, 'select current_database() as name')).toEqual([{ name: 'arunika' }]);
  await owner.stop();
  expect(isRunning(owner.pid)).toBe(false);
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
  expect(existsSync(join(resolveLayout(dataDir).cluster, 'postmaster.pid'))).toBe(false);
});

test('a second start finds the data of the first', async ({ folders }) => {
  const dataDir = folders.open();
  const first = await spawnOwner(dataDir);
  await query(first.url, "create table kept as select 'yes' as answer");
  await first.stop();
  const second = await spawnOwner(dataDir);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  await second.stop();
});

test('an ordinary user runs PostgreSQL as itself, with the data in the data folder', async ({ folders }) => {
  const dataDir = folders.open();
  const nobody = findServerUser();
  // An ordinary user cannot work in a checkout of root.
  if (nobody !== null && !canTraverse(findBinaries(), nobody)) {
    expect(resolveLayout(dataDir).binaries).not.toBe(findBinaries());
    return;
  }
  const owner = await spawnOwner(dataDir, 'ordinary');
  expect(existsSync(join(dataDir, 'cluster', 'PG_VERSION'))).toBe(true);
  expect(ownerOf(owner.pid)).not.toBe(0);
  await owner.stop();
});

test('root runs PostgreSQL as another user, with the data where that user can go', async ({ folders }) => {
  const dataDir = folders.open();
  const owner = await spawnOwner(dataDir);
  expect(ownerOf(owner.pid)).not.toBe(0);
  expect(existsSync(join(dataDir, 'cluster'))).toBe(true);
  await owner.stop();
});

test('in a folder that others can not enter, root keeps data and binaries outside and says where', async ({
  folders,
}) => {
  const dataDir = folders.closed();
  const owner = await spawnOwner(dataDir);
  const outside = externalDirOf(dataDir);
  expect(outside === null).toBe(!isRoot);
  expect(existsSync(join(outside ?? dataDir, 'cluster', 'PG_VERSION'))).toBe(true);
  expect(ownerOf(owner.pid)).not.toBe(0);
  await query(owner.url, 'create table kept as select 1 as one');
  await owner.stop();
  const again = await spawnOwner(dataDir);
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await again.stop();
});

test('a new folder in the place of a deleted one starts afresh, whatever root had kept elsewhere', async ({
  folders,
}) => {
  const dataDir = folders.closed();
  const first = await spawnOwner(dataDir);
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const left = externalDirOf(dataDir);
  rmSync(dataDir, { recursive: true });
  const second = await spawnOwner(dataDir);
  expect(await query(second.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
  await second.stop();
  if (left !== null) rmSync(left, { recursive: true });
});

test('data whose password is lost is refused in a clear sentence and left as it is', async ({ folders }) => {
  const dataDir = folders.open();
  const first = await spawnOwner(dataDir);
  await first.stop();
  rmSync(join(dataDir, 'password'));
  expect(() => resolveLayout(dataDir)).toThrow(/Kata sandi untuk .* tidak ada lagi/);
  expect(existsSync(join(dataDir, 'cluster', 'PG_VERSION'))).toBe(true);
});

test('a port that somebody else took is left alone, and another one found', async ({ folders }) => {
  const dataDir = folders.open();
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  const taken = typeof address === 'object' ? (address?.port ?? 0) : 0;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'port'), String(taken));
  const owner = await spawnOwner(dataDir);
  expect(owner.port).not.toBe(taken);
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
  stranger.close();
});

test('two checkouts run at once', async ({ folders }) => {
  const [one, other] = await Promise.all([spawnOwner(folders.open()), spawnOwner(folders.open())]);
  expect(one.port).not.toBe(other.port);
  await one.stop();
  expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await other.stop();
});
