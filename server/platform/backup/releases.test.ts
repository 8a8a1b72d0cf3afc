import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { openDatabase } from '../database/db.ts';
import { createDiskStorage } from '../storage/storage.ts';
import { restoreBackup } from './restore-backup.ts';

/** Backups of the demo shop with half a year behind it, as each release left it; all sealed alike. */
const RELEASES = 'tests/releases';
const PASSPHRASE = 'ombak-kopi-layang-seribu';

test('an installation of every earlier release stands up in this one, and its books are right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-release-'));
  const releases = (await readdir(RELEASES)).filter((name) => name.endsWith('.age'));
  expect(releases).not.toEqual([]);
  for (const name of releases) {
    const clone = await cloneDatabase({ ...inject('database'), template: 'template0' });
    const target = {
      database_url: clone.url,
      storage: createDiskStorage(folder),
      auth_secret: null,
      keepSecret: async () => undefined,
    };
    expect(await restoreBackup(target, join(RELEASES, name), PASSPHRASE), name).toMatchObject({ files: 8 });
    const db = openDatabase(clone.url);
    expect(await runChecks(db.pool), name).toEqual([]);
    await db.close();
    await clone.drop();
  }
  await rm(folder, { recursive: true });
});
