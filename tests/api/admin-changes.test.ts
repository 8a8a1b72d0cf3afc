import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';

type Role = 'admin' | 'moderator' | 'user';

async function openHouse(db: Database, people: Readonly<Record<string, Role>>) {
  const app = createComposedApp(db, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const ids = new Map<string, string>();
  const cookies = new Map<string, string>();
  for (const [name, role] of Object.entries(people)) {
    ids.set(name, await makeAccount(db, `${name}@contoh.example`, role));
    cookies.set(name, await cookieFor(app, `${name}@contoh.example`));
  }
  const idOf = (name: string) => ids.get(name) ?? '';
  const call = async (who: string, route: string, body: object) =>
    readAnswer(await send(app, route, { cookie: cookies.get(who) ?? '', body, key: randomUUID() }));
  const assign = (who: string, whom: string, role: Role) =>
    call(who, 'POST /api/admin/users/assign-role', { user_id: idOf(whom), role });
  const setActive = (who: string, whom: string, is_active: boolean) =>
    call(who, `PATCH /api/admin/users/${idOf(whom)}/active`, { is_active });
  const pending = async (who: string) => {
    const cookie = cookies.get(who) ?? '';
    return (await readAnswer(await send(app, 'GET /api/admin/users/admin-changes', { cookie })))
      .admin_changes;
  };
  const decide = (who: string, id: string, verdict: 'approve' | 'reject') =>
    call(who, `POST /api/admin/users/admin-changes/${id}/decide`, { verdict });
  const roleOf = async (name: string) => {
    const { rows } = await db.pool.query('select role, is_active from users where id = $1', [idOf(name)]);
    return rows[0];
  };
  return { idOf, call, assign, setActive, pending, decide, roleOf };
}

const two = { ratna: 'admin', bima: 'admin', sari: 'user' } as const;
const outdate = (db: Database) =>
  db.orm.execute(sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`);

describe('[DECISIONS 70] making and unmaking an admin', () => {
  test('waits for the second admin, once, and is in the audit log', async ({ db }) => {
    const house = await openHouse(db, two);
    expect(await house.assign('ratna', 'sari', 'admin')).toMatchObject({
      status: 200,
      user: { role: 'user' },
      is_waiting: true,
    });
    expect(await house.assign('ratna', 'sari', 'admin')).toMatchObject({ code: 'ADMIN_CHANGE_WAITING' });
    const [change] = await house.pending('bima');
    expect(change).toMatchObject({ user_id: house.idOf('sari'), role: 'admin', is_active: true });
    expect(await house.decide('ratna', change.id, 'approve')).toMatchObject({ code: 'SECOND_ADMIN_NEEDED' });
    const both = await Promise.all([
      house.decide('bima', change.id, 'approve'),
      house.decide('bima', change.id, 'approve'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining(['approved', 409]));
    expect(await house.roleOf('sari')).toEqual({ role: 'admin', is_active: true });
    const { rows } = await db.pool.query(
      `select action, actor_id from audit_entries where subject_id = $1 and action like 'user.%' order by id`,
      [house.idOf('sari')],
    );
    expect(rows).toEqual([
      { action: 'user.admin_change_requested', actor_id: house.idOf('ratna') },
      { action: 'user.role_changed', actor_id: house.idOf('bima') },
      { action: 'user.admin_change_approved', actor_id: house.idOf('bima') },
    ]);
  });

  test('is taken back by who asked, rejected by the other, and outdated by another change', async ({
    db,
  }) => {
    const house = await openHouse(db, two);
    await house.assign('ratna', 'bima', 'moderator');
    const [demotion] = await house.pending('ratna');
    expect(await house.decide('ratna', demotion.id, 'reject')).toMatchObject({ status: 'rejected' });
    await house.setActive('ratna', 'bima', false);
    const [closing] = await house.pending('bima');
    expect(closing).toMatchObject({ role: 'admin', is_active: false });
    expect(await house.decide('bima', closing.id, 'reject')).toMatchObject({ status: 'rejected' });
    expect(await house.roleOf('bima')).toEqual({ role: 'admin', is_active: true });
    await house.assign('ratna', 'sari', 'admin');
    expect(await house.assign('ratna', 'sari', 'moderator')).toMatchObject({ is_waiting: false });
    const [outdated] = await house.pending('bima');
    expect(await house.decide('bima', outdated.id, 'approve')).toMatchObject({
      code: 'ADMIN_CHANGE_OUTDATED',
    });
  });

  test('asks both who is there; nobody switches themselves off or deletes another admin alone', async ({
    db,
  }) => {
    const house = await openHouse(db, two);
    expect(await house.setActive('ratna', 'ratna', false)).toMatchObject({ status: 409, code: 'OWN_ACCESS' });
    const deletion = `POST /api/admin/users/${house.idOf('bima')}/deletion`;
    expect(await house.call('ratna', deletion, {})).toMatchObject({ status: 409, code: 'STILL_ADMIN' });
    await house.assign('ratna', 'sari', 'admin');
    const [change] = await house.pending('bima');
    await outdate(db);
    const asked = [
      await house.decide('bima', change.id, 'approve'),
      await house.assign('ratna', 'sari', 'admin'),
      await house.setActive('ratna', 'bima', false),
    ];
    expect(asked.map(({ code }) => code)).toEqual(asked.map(() => 'REAUTHENTICATION_REQUIRED'));
  });

  test('a lone admin appoints at once, and can not leave the house without one', async ({ db }) => {
    const house = await openHouse(db, { ratna: 'admin', sari: 'user' });
    expect(await house.assign('ratna', 'ratna', 'user')).toMatchObject({ code: 'LAST_ADMIN' });
    expect(await house.setActive('ratna', 'ratna', false)).toMatchObject({ code: 'LAST_ADMIN' });
    expect(await house.assign('ratna', 'sari', 'admin')).toMatchObject({ is_waiting: false });
    expect(await house.assign('ratna', 'sari', 'user')).toMatchObject({ is_waiting: true });
  });

  test('a role below admin, and an account of no admin, is changed by one', async ({ db }) => {
    const house = await openHouse(db, two);
    expect(await house.assign('ratna', 'sari', 'moderator')).toMatchObject({ is_waiting: false });
    expect(await house.setActive('ratna', 'sari', false)).toMatchObject({ is_waiting: false });
    // The role alone opens nothing while the account is closed; opening it makes an admin.
    expect(await house.assign('ratna', 'sari', 'admin')).toMatchObject({ is_waiting: false });
    expect(await house.setActive('ratna', 'sari', true)).toMatchObject({ is_waiting: true });
  });
});

describe('[DECISIONS 70] who became an admin after something was asked for', () => {
  const large = 'POST /api/admin/wallets/adjust';
  const LIMIT = 'PUT /api/admin/content/settings/adjustment_limit';

  test('approves neither an adjustment nor a setting nor another admin, in code and in the database', async ({
    db,
  }) => {
    const house = await openHouse(db, two);
    const body = { user_id: house.idOf('sari'), amount_bigint: 90_000_000_000, description: 'Besar' };
    const { adjustment_id } = await house.call('ratna', large, body);
    const setting = (await house.call('ratna', LIMIT, { value: '90000000' })).setting.waiting.id;
    // What one admin alone could once do: a second one of her own making.
    await db.pool.query("update users set role = 'admin' where id = $1", [house.idOf('sari')]);
    await db.pool.query("update users set role = 'user' where id = $1", [house.idOf('bima')]);
    await db.pool.query("update users set role = 'admin' where id = $1", [house.idOf('bima')]);
    await house.assign('ratna', 'sari', 'user');
    const approvals = [
      await house.call('bima', `POST /api/admin/wallets/adjustments/${adjustment_id}/decide`, {
        verdict: 'approve',
      }),
      await house.call('bima', `POST /api/admin/content/settings/changes/${setting}/decide`, {
        verdict: 'approve',
      }),
    ];
    expect(approvals.map(({ status, code }) => [status, code])).toEqual(
      approvals.map(() => [403, 'SECOND_ADMIN_NEEDED']),
    );
    for (const table of ['setting_changes', 'wallet_adjustments']) {
      await expect(
        db.pool.query(`update ${table} set status = 'approved', decided_by = $1, decided_at = now()`, [
          house.idOf('bima'),
        ]),
      ).rejects.toMatchObject({ constraint: 'approver_was_admin' });
    }
    const [later] = await house.pending('bima');
    expect(await house.decide('bima', later.id, 'approve')).toMatchObject({ status: 'approved' });
  });
});
