import { expect, inject } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { type RunningApp, startApp } from '#tests/support/app-server.ts';
import { test as base } from '#tests/support/browser.ts';
import { cloneDatabase } from '#tests/support/server-databases.ts';

interface Blog {
  readonly app: RunningApp;
  /** The database of the app, to write posts and to break it. */
  readonly db: Database;
  /** What the app has logged as an error. */
  readonly log: readonly string[];
}

/** Tests in a browser that also write posts. */
export const test = base
  .extend<{ readonly blog: Blog }>({
    blog: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const clone = await cloneDatabase(inject('database'));
        const log: string[] = [];
        const app = await startApp(clone.url, (line) => log.push(line));
        const db = openDatabase(clone.url);
        await use({ app, db, log });
        await db.close();
        await app.stop();
        await clone.drop();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ readonly app: RunningApp }>({
    app: [({ blog }, use) => use(blog.app), { scope: 'file' }],
  });

export const looks = [
  { width: 360, theme: 'bright' },
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'bright' },
  { width: 1280, theme: 'dark' },
] as const;

/** For what the page does by itself a moment later, also on a machine that is busy with other tests. */
export function eventually<Value>(read: () => Promise<Value>) {
  return expect.poll(read, { timeout: 15_000 });
}
