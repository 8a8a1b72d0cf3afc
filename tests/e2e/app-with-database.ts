import { type Database, openDatabase } from '#server/platform/db.ts';
import { test as base } from '#tests/support/browser.ts';

/** As the usual browser test, with a hand on the database of the app: for shelves that the demo does not have. */
export const test = base.extend<{ db: Database }>({
  db: async ({ app }, use) => {
    const db = openDatabase(app.database_url);
    await use(db);
    await db.close();
  },
});
