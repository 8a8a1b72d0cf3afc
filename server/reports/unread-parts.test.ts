import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';

/** Tables that parts of the two first pages are read from, and what is left out without them. */
const overview = [
  ['consultation_bookings', ['bookings']],
  ['class_sessions', ['classes']],
  ['lesson_progress', ['course']],
  ['ledger_entries', ['wallet']],
] as const;
const dashboard = [
  ['blog_posts', ['stats']],
  ['leads', ['followUps', 'received']],
  ['lesson_hand_ins', ['attention']],
  ['subscription_figures', ['keptSubscriptions']],
] as const;

async function withoutTable<Value>(db: Database, table: string, read: () => Promise<Value>): Promise<Value> {
  await db.pool.query(`alter table ${table} rename to unreadable`);
  try {
    return await read();
  } finally {
    await db.pool.query(`alter table unreadable rename to ${table}`);
  }
}

test('a table that cannot be read takes its part of the portal’s first page, and nobody is signed out by it', async ({
  db,
}) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'sari@contoh.example');
  const cookie = await cookieFor(app, 'sari@contoh.example');
  for (const [table, unread] of overview) {
    const seen = await withoutTable(db, table, async () => ({
      page: await readAnswer(await send(app, 'GET /api/overview', { cookie })),
      viewer: await readAnswer(await send(app, 'GET /api/auth/session', { cookie })),
    }));
    expect([table, seen]).toMatchObject([table, { page: { status: 200 }, viewer: { status: 200 } }]);
    expect([table, seen.page.unread]).toEqual([table, expect.arrayContaining([...unread])]);
    expect(seen.page.unread.length, table).toBeLessThan(6);
    expect(seen.viewer.user).toMatchObject({ email: 'sari@contoh.example' });
  }
  expect(await readAnswer(await send(app, 'GET /api/overview', { cookie }))).toMatchObject({ unread: [] });
});

test('a table that cannot be read takes its part of the dashboard', async ({ db }) => {
  const app = createComposedApp(db);
  await makeAccount(db, 'admin@contoh.example', 'admin');
  const cookie = await cookieFor(app, 'admin@contoh.example');
  for (const [table, unread] of dashboard) {
    const page = await withoutTable(db, table, async () =>
      readAnswer(await send(app, 'GET /api/admin/dashboard', { cookie })),
    );
    expect([table, page.status, page.dashboard?.unread]).toEqual([table, 200, [...unread]]);
  }
});
