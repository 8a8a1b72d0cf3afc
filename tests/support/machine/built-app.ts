import { test as base, inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/db.ts';
import type { RunningApp } from './app-server.ts';
import { cloneDatabase } from './server-databases.ts';
import { closeHost, startWarmApp } from './warm-app.ts';

interface FileFixtures {
  /** The database of the app, to write what the demo lacks, and to break it. */
  readonly db: Database;
  readonly app: RunningApp;
}

/** Tests over HTTP: the built app with its own database for the file. */
export const test = base
  .extend<{ startApp: typeof startWarmApp }>({
    startApp: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        await use(startWarmApp);
        await closeHost();
      },
      { scope: 'worker' },
    ],
  })
  .extend<FileFixtures>({
    db: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use) => {
        const clone = await cloneDatabase(inject('demo'));
        const db = openDatabase(clone.url);
        await use(db);
        await db.close();
        await clone.drop();
      },
      { scope: 'file' },
    ],
    app: [
      async ({ db, startApp }, use) => {
        const app = await startApp(String(db.pool.options.connectionString));
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

export { expect } from 'vitest';
