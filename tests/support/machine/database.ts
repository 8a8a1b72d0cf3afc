import { test as base, inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import { settlePendingWork } from '#server/testing/pending-work.ts';
import { openReusable, type ReusableDatabase } from './reusable-database.ts';
import { cloneDatabase } from './server-databases.ts';

/** Emptied databases of this worker that no test uses. */
const free: ReusableDatabase[] = [];

/** Tests with a database of their own for as long as they run: migrated, and otherwise empty. */
export const test = base
  .extend<{ database: ReusableDatabase }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    database: async ({}, use) => {
      const database = free.pop() ?? (await openReusable(inject('database')));
      await use(database);
      await settlePendingWork();
      if (await database.reset()) free.push(database);
      else await database.drop();
    },
  })
  .extend<{ databaseUrl: string; db: Database; freshDb: Database }>({
    databaseUrl: async ({ database }, use) => use(database.url),
    db: async ({ database }, use) => use(database.open()),
    /** Nobody used it before: PostgreSQL counts deadlocks for as long as a database lives, and tells them late. */
    // biome-ignore lint/correctness/noEmptyPattern: as above
    freshDb: async ({}, use) => {
      const clone = await cloneDatabase(inject('database'));
      const db = openDatabase(clone.url, { pool_size: 24 });
      await use(db);
      await db.close();
      await clone.drop();
    },
  });

export { describe, expect } from 'vitest';
