import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { openDatabase } from '../database/db.ts';
import { createDiskStorage } from '../storage/storage.ts';
import { VERSION } from '../telemetry/version.ts';
import { restoreBackup } from './restore-backup.ts';

/** Backups of the demo shop with half a year behind it, as each release left it; all sealed alike. */
const RELEASES = 'tests/releases';
const PASSPHRASE = 'ombak-kopi-layang-seribu';

const kept = async () => (await readdir(RELEASES)).filter((name) => name.endsWith('.age'));

test('every release before the newest of the changelog is kept', async () => {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  const [newest, ...earlier] = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(
    ([, version]) => version,
  );
  expect(newest).toBe(VERSION);
  expect(await kept()).toEqual(expect.arrayContaining(earlier.map((version) => `${version}.age`)));
});

test('an installation of every kept release stands up in this one, and its books are right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-release-'));
  for (const name of await kept()) {
    const clone = await cloneDatabase({ ...inject('database'), template: 'template0' });
    const target = {
      database_url: clone.url,
      storage: createDiskStorage(folder),
      auth_secret: null,
      keepSecret: async () => undefined,
    };
    const restored = await restoreBackup(target, join(RELEASES, name), PASSPHRASE);
    expect([restored.files > 0, restored.missing], name).toEqual([true, []]);
    const db = openDatabase(clone.url);
    expect(await runChecks(db.pool), name).toEqual([]);
    await db.close();
    await clone.drop();
  }
  await rm(folder, { recursive: true });
});
