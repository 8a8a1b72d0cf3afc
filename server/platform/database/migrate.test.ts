import { readdirSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { test as base, describe, expect } from '#tests/support/machine/database.ts';
import { contentsOf, makePrerelease } from '#tests/support/machine/prerelease-database.ts';
import { cloneDatabase } from '#tests/support/machine/server-databases.ts';
import { openDatabase } from './db.ts';
import { hashOf, isMigrated, migrate, PrereleaseDatabaseError } from './migrate.ts';

const test = base.extend<{ emptyUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  emptyUrl: async ({}, use) => {
    const clone = await cloneDatabase({ ...inject('database'), template: 'template0' });
    await use(clone.url);
    await clone.drop();
  },
});

describe('a start', () => {
  test('gives an empty database the schema once, whoever starts beside it', async ({ emptyUrl }) => {
    await Promise.all([migrate(emptyUrl), migrate(emptyUrl)]);
    await migrate(emptyUrl);
    const db = openDatabase(emptyUrl, { pool_size: 1 });
    expect(await isMigrated(db.pool)).toBe(true);
    const { rows } = await db.pool.query('select name from schema_migrations order by name');
    const migrations = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'));
    expect(rows.map(({ name }) => name)).toEqual(['0000-release-1.0', ...migrations.sort()]);
    await db.close();
  });

  test('refuses the database of a release before 1.0 in one sentence, and changes nothing in it', async ({
    emptyUrl,
  }) => {
    await makePrerelease(emptyUrl);
    const before = await contentsOf(emptyUrl);
    await expect(migrate(emptyUrl)).rejects.toThrow(PrereleaseDatabaseError);
    await expect(migrate(emptyUrl)).rejects.toThrow(
      /^Database ini dibuat oleh rilis sebelum 1\.0 dan tidak diubah; pakai [^.]+ yang kosong\.$/,
    );
    expect(await contentsOf(emptyUrl)).toEqual(before);
  });
});

test('what was applied may get another comment, and no other statement', () => {
  const [applied, commented, changed] = [
    ...['select 1;\n', '-- Why one.\nselect 1;\n  -- and so on\n', 'select 2; -- Why one.\n'],
  ].map(hashOf);
  expect(commented).toBe(applied);
  expect(changed).not.toBe(applied);
});

test('every file of db/schema is loaded, once', () => {
  const index = readFileSync('db/schema/index.sql', 'utf8');
  const loaded = [...index.matchAll(/^\\ir (\S+)$/gm)].map(([, file]) => file);
  const present = readdirSync('db/schema').filter((name) => name.endsWith('.sql') && name !== 'index.sql');
  expect(loaded.toSorted()).toEqual(present.toSorted());
});
