import { test as base, inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { cloneDatabase } from './server-databases.ts';

/** Tests with a database of their own: cloned from the migrated template, dropped when the test is over. */
export const test = base
  .extend<{ databaseUrl: string }>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
    databaseUrl: async ({}, use) => {
      const clone = await cloneDatabase(inject('database'));
      await use(clone.url);
      await clone.drop();
    },
  })
  .extend<{ db: Database }>({
    db: async ({ databaseUrl }, use) => {
      const db = openDatabase(databaseUrl, { pool_size: 24 });
      await use(db);
      await db.close();
    },
  });

export { describe, expect } from 'vitest';
