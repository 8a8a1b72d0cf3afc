import { randomUUID } from 'node:crypto';
import { getUser, listAllUsers } from '#contract/people/admin-users.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { type CallerName, openStage, PASSWORD, type Request, type Stage } from './stage.ts';

interface UserRequest extends Partial<Request> {
  readonly path: string;
  readonly as?: CallerName;
}

async function ask(stage: Stage, { as = 'admin', method = 'GET', ...request }: UserRequest) {
  const answer = await stage.send(as, { ...request, method });
  return { status: answer.status, body: await answer.json() };
}

async function list(stage: Stage, query = '') {
  const { status, body } = await ask(stage, { path: `/api/admin/users${query}` });
  expect([status, listAllUsers.output.safeParse(body).error]).toEqual([200, undefined]);
  return body;
}

const emails = ({ users }: { readonly users: readonly { readonly email: string }[] }) =>
  users.map(({ email }) => email.split('@')[0]).sort();

/** Role, activity and deletion of an account, as the database has them. */
async function stateOf(db: Database, id: string) {
  const { rows } = await db.pool.query(
    'select role, is_active, delete_after is not null as leaves from users where id = $1',
    [id],
  );
  return rows[0];
}

describe('users, for the staff', () => {
  test('[AUSR-013, AUSR-014, AUSR-015, AENT-022, AAPI-035] carry their balance, orders, spending and last sign-in', async ({
    db,
  }) => {
    const begun = Date.now();
    const stage = await openStage(db);
    const proof = { email: 'user@contoh.example', password: PASSWORD };
    expect((await stage.app.post('/api/auth/sign-in/email', proof)).status).toBe(200);
    const { users, total } = await list(stage, '?search=user@contoh');
    const price = stage.product.price;
    expect(total).toBe(1);
    expect(users[0]).toMatchObject({
      id: stage.user_id,
      auth_user_id: stage.user_id,
      email: 'user@contoh.example',
      name: 'Orang user',
      full_name: 'Orang user',
      role: 'user',
      is_active: true,
      wallet_balance: 10_000_000 - price,
      total_orders: 1,
      total_spent: price,
      delete_after: null,
    });
    expect(Date.parse(users[0].last_sign_in_at)).toBeGreaterThanOrEqual(begun);
    const never = await makePerson(db);
    const found = await list(stage, `?search=${never.id.slice(0, 13)}`);
    expect(found.users).toMatchObject([
      { id: never.id, wallet_balance: 0, total_orders: 0, total_spent: 0, last_sign_in_at: null },
    ]);
  });

  test('[AUSR-002, AUSR-003, AUSR-004] are found by a part of name or address, by role and by status, and sorted by balance', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const quiet = await makePerson(db);
    await db.pool.query("update users set is_active = false, full_name = '100%_Batik' where id = $1", [
      quiet.id,
    ]);
    expect(emails(await list(stage, '?role=moderator'))).toEqual(['moderator']);
    expect(emails(await list(stage, '?role=user&status=active'))).toEqual(['other', 'user']);
    expect((await list(stage, '?status=inactive')).users).toMatchObject([{ id: quiet.id, is_active: false }]);
    expect((await list(stage, `?search=${encodeURIComponent('100%_b')}`)).total).toBe(1);
    expect((await list(stage, '?search=%25')).total).toBe(1);
    const rich = await list(stage, '?sort=-wallet_balance&limit=4');
    const balances = rich.users.map((user: { wallet_balance: number }) => user.wallet_balance);
    expect(balances).toEqual(balances.toSorted((a: number, b: number) => b - a));
    expect((await list(stage, '?sort=wallet_balance&limit=1')).users).toMatchObject([{ id: quiet.id }]);
  });

  test('[AUSR-006, AAPI-016] one of them is shown with what they have, to moderators as well, and nobody is not found', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { status, body } = await ask(stage, { as: 'moderator', path: `/api/admin/users/${stage.user_id}` });
    expect([status, getUser.output.safeParse(body).error]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      facts: { sessions_count: 1, wallet_is_active: true, holdings_count: 1, email_verified: true },
      orders: [{ id: stage.order_id }],
      holdings: [{ status: 'active', product_id: stage.product.id, price: stage.product.price }],
    });
    const nobody = await ask(stage, { path: `/api/admin/users/${randomUUID()}` });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  test('[AUSR-008, AUSR-012, AAPI-036, ASEC-001, ASEC-002, ASEC-003] get one of three roles by a call that only admins may make', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const path = '/api/admin/users/assign-role';
    const assign = (role: string, as: CallerName = 'admin') =>
      ask(stage, { as, method: 'POST', path, body: { user_id: stage.user_id, role } });
    expect((await assign('moderator', 'moderator')).status).toBe(403);
    expect((await assign('owner')).status).toBe(422);
    expect((await stateOf(db, stage.user_id)).role).toBe('user');
    for (const role of ['moderator', 'user', 'admin']) {
      expect((await assign(role)).body).toMatchObject({ user: { id: stage.user_id, role } });
    }
  });

  test('are signed out of every device at once, and it is in the log', async ({ db }) => {
    const stage = await openStage(db);
    const path = `/api/admin/users/${stage.user_id}/sign-out`;
    expect((await ask(stage, { as: 'user', path: '/api/cart' })).status).toBe(200);
    const out = await ask(stage, { method: 'POST', path, body: {} });
    expect([out.status, out.body]).toEqual([200, { ended: 1 }]);
    expect((await ask(stage, { as: 'user', path: '/api/cart' })).status).toBe(401);
    const { rows } = await db.pool.query(
      "select subject_id, after from audit_entries where action = 'user.signed_out'",
    );
    expect(rows).toEqual([{ subject_id: stage.user_id, after: { ended: 1 } }]);
  });

  test('are deleted on the way of privacy: days of grace, a mail, and never money by a click', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const path = `/api/admin/users/${stage.user_id}/deletion`;
    const refused = await ask(stage, { method: 'POST', path, body: {} });
    expect([refused.status, refused.body.code]).toEqual([409, 'BALANCE_LEFT']);
    expect((await stateOf(db, stage.user_id)).leaves).toBe(false);
    const asked = await ask(stage, { method: 'POST', path, body: { gives_up_balance: true } });
    const days = (Date.parse(asked.body.delete_after) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    const mail = await stage.app.lastMail('user@contoh.example');
    expect(mail.subject).toContain('dihapus dalam 7 hari');
    expect(mail.text).toContain('Tim kami sudah memulai penghapusan akun Anda.');
    expect(mail.text).not.toContain('permintaan Anda');
    expect((await ask(stage, { as: 'user', path: '/api/cart' })).status).toBe(200);
    expect((await ask(stage, { method: 'DELETE', path })).body).toEqual({ kept: true });
    expect(await stateOf(db, stage.user_id)).toEqual({ role: 'user', is_active: true, leaves: false });
    const own = (await list(stage, '?role=admin')).users[0].id;
    const last = await ask(stage, {
      method: 'POST',
      path: `/api/admin/users/${own}/deletion`,
      body: { gives_up_balance: true },
    });
    expect([last.status, last.body.code]).toEqual([409, 'LAST_ADMIN']);
    const gone = await ask(stage, {
      method: 'POST',
      path: `/api/admin/users/${randomUUID()}/deletion`,
      body: {},
    });
    expect(gone.status).toBe(404);
  });
});
