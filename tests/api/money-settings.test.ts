import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { settingDefinitions } from '#shared/content/site-settings.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';

const LIMIT = 'PUT /api/admin/content/settings/adjustment_limit';

async function openHouse(db: Database, admins: readonly string[]) {
  const app = createComposedApp(db);
  const cookies: string[] = [];
  for (const name of admins) {
    await makeAccount(db, `${name}@contoh.example`, 'admin');
    cookies.push(await cookieFor(app, `${name}@contoh.example`));
  }
  const [first = '', second = ''] = cookies;
  const put = async (cookie: string, value: string, call = LIMIT) =>
    readAnswer(await send(app, call, { cookie, body: { value } }));
  const decide = async (cookie: string, id: string, verdict: string) =>
    readAnswer(
      await send(app, `POST /api/admin/content/settings/changes/${id}/decide`, { cookie, body: { verdict } }),
    );
  const actions = async () => {
    const found = await db.orm.execute(
      sql`select action, before, after from audit_entries where subject_type = 'setting' order by id`,
    );
    return found.rows;
  };
  return { first, second, put, decide, actions };
}

const outdate = (db: Database) =>
  db.orm.execute(sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`);

test('[DECISIONS 58] every setting about refunds, adjustments and payments is marked as guarding money', () => {
  const marked = Object.entries(settingDefinitions).filter(
    ([, definition]) => 'guards_money' in definition && definition.guards_money,
  );
  const about = Object.keys(settingDefinitions).filter((key) =>
    /^(refund|adjustment|payment|tax)_/.test(key),
  );
  expect(marked.map(([key]) => key)).toEqual(about);
});

test('[DECISIONS 58] a setting that guards money is changed after a fresh sign-in only; any other is not asked about', async ({
  db,
}) => {
  const { first, put, actions } = await openHouse(db, ['ratna']);
  await outdate(db);
  expect(await put(first, '9000000')).toMatchObject({ status: 403, code: 'REAUTHENTICATION_REQUIRED' });
  const country = 'PUT /api/admin/content/settings/country';
  expect(await put(first, 'Malaysia', country)).toMatchObject({ status: 200 });
  await db.orm.execute(sql`update auth_sessions set confirmed_at = now()`);
  // The only admin there is.
  expect(await put(first, '9000000')).toMatchObject({
    status: 200,
    setting: { value: '9000000', waiting: null },
  });
  expect(await actions()).toMatchObject([
    { action: 'setting.changed', after: { value: 'Malaysia' } },
    { action: 'setting.changed', before: { value: '5000000' }, after: { value: '9000000' } },
  ]);
});

test('[DECISIONS 58] with a second admin it waits for their yes, once, and nobody says yes to their own', async ({
  db,
}) => {
  const { first, second, put, decide, actions } = await openHouse(db, ['ratna', 'bima']);
  const asked = await put(first, '90000000');
  expect(asked.setting).toMatchObject({ value: '5000000', waiting: { value: '90000000' } });
  expect(await put(second, '1')).toMatchObject({ status: 409, code: 'CHANGE_WAITING' });
  const { id } = asked.setting.waiting;
  expect(await decide(first, id, 'approve')).toMatchObject({ status: 403, code: 'SECOND_ADMIN_NEEDED' });
  await outdate(db);
  expect(await decide(second, id, 'approve')).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  await db.orm.execute(sql`update auth_sessions set confirmed_at = now()`);
  const both = await Promise.all([decide(second, id, 'approve'), decide(second, id, 'approve')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [done] = both.filter(({ status }) => status === 200);
  expect(done.setting).toMatchObject({ value: '90000000', waiting: null });
  const again = await put(second, '2000000');
  expect((await decide(second, again.setting.waiting.id, 'reject')).setting.value).toBe('90000000');
  expect((await actions()).map(({ action }) => action)).toEqual([
    'setting.change_requested',
    'setting.change_approved',
    'setting.change_requested',
    'setting.change_rejected',
  ]);
});

test('the database itself refuses a change approved by whoever asked for it, and a second decision', async ({
  db,
}) => {
  const { first, second, put, decide } = await openHouse(db, ['ratna', 'bima']);
  const { id, requested_by } = (await put(first, '90000000')).setting.waiting;
  await expect(
    db.pool.query(
      `update setting_changes set status = 'approved', decided_by = '${requested_by}', decided_at = now()`,
    ),
  ).rejects.toThrow('setting_change_has_a_second_admin');
  await decide(second, id, 'reject');
  await expect(db.pool.query("update setting_changes set status = 'approved'")).rejects.toThrow(
    'decided once',
  );
  await expect(db.pool.query('delete from setting_changes')).rejects.toThrow();
});
