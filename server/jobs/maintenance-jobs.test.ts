import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createDiskStorage } from '#server/platform/storage/storage.ts';
import { test as base } from '#tests/support/machine/database.ts';
import { backupJobs } from './maintenance-jobs.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'arunika-backups-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const secrets = { auth_secret: 'a secret of this installation', keeps_auth_secret: true, bucket: null };

test('every night a backup is written, and the oldest of too many goes, no other file', async ({
  databaseUrl,
  folder,
}) => {
  const kept = ['arunika-2026-11-20-1910.age', 'arunika-2026-11-21-1910.age', 'catatan.txt'];
  for (const name of kept) await writeFile(join(folder, name), '');
  const backup = { folder, passphrase: 'ombak-kopi-layang', schedule: '10 19 * * *', keep: 2 };
  const [job] = backupJobs({
    config: { ...secrets, backup },
    clock: { now: () => new Date('2026-11-22T19:10:00Z') },
    database_url: databaseUrl,
    storage: createDiskStorage(join(folder, 'none')),
  });
  expect(job?.schedule).toBe('10 19 * * *');
  await job?.run({});
  expect((await readdir(folder)).sort()).toEqual([
    'arunika-2026-11-21-1910.age',
    'arunika-2026-11-22-1910.age',
    'catatan.txt',
  ]);
});

test('without a folder there is no such job', ({ databaseUrl, folder }) => {
  const storage = createDiskStorage(folder);
  const clock = { now: () => new Date() };
  expect(
    backupJobs({ config: { ...secrets, backup: null }, clock, database_url: databaseUrl, storage }),
  ).toEqual([]);
});
