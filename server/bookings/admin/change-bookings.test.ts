import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { makeLead } from '#tests/api/expectations/content-expectations.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { inHours } from '#tests/support/shop/bookings.ts';

async function desk(db: Database) {
  const app = createComposedApp(db);
  const email = `admin-${randomUUID()}@contoh.example`;
  await makeAccount(db, email, 'admin');
  const cookie = await cookieFor(app, email);
  const book = async (lead_id: string, hours: number, kind: 'free' | 'audit' = 'audit') => {
    const body = { lead_id, kind, starts_at: inHours(hours).toISOString() };
    return readAnswer(await send(app, 'POST /api/admin/bookings', { cookie, body }));
  };
  const call = async (route: string) => readAnswer(await send(app, route, { cookie }));
  return { app, book, call };
}

const addressOf = async (db: Database, lead: string) => {
  const { rows } = await db.pool.query<{ email: string }>('select email from leads where id = $1', [lead]);
  return rows[0]?.email ?? '';
};

describe('a session that the staff books for a lead', () => {
  test('is in an account of its address that nobody can sign in to, and its person is invited', async ({
    db,
  }) => {
    await makeSessionType(db, { kind: 'audit' });
    const { app, book, call } = await desk(db);
    const lead = await makeLead({ db });
    const email = await addressOf(db, lead);
    const { booking } = await book(lead, 30);
    expect(booking).toMatchObject({ kind: 'audit', state: 'upcoming', email });
    const { rows } = await db.pool.query(
      'select email_verified, (select count(*)::integer from auth_accounts a where a.user_id = u.id) as ways from users u where email = $1',
      [email],
    );
    expect(rows).toEqual([{ email_verified: false, ways: 0 }]);
    await app.drainJobs();
    const mails = await listDevMails(db, email);
    expect(mails.map(({ invitation }) => invitation?.method)).toEqual(['REQUEST']);
    const log = await call('GET /api/admin/audit?action=booking.made');
    expect(log.entries).toMatchObject([{ subject_id: booking.id, subject_name: 'Sari' }]);
    const told = await db.pool.query(
      "select subject_id, after from audit_entries where action = 'booking.made'",
    );
    expect(told.rows).toMatchObject([{ subject_id: booking.id, after: { lead_id: lead } }]);
  });

  test('is one of its kind at a time, at a time that nobody has, with a session that has hours', async ({
    db,
  }) => {
    await makeSessionType(db, { kind: 'audit' });
    const { book } = await desk(db);
    const [first, second] = [await makeLead({ db }), await makeLead({ db })];
    expect((await book(first, 30)).status).toBe(200);
    expect(await book(first, 40)).toMatchObject({ status: 409, code: 'LEAD_BOOKED' });
    expect(await book(second, 30)).toMatchObject({ status: 409, code: 'TIME_TAKEN' });
    expect(await book(second, 40, 'free')).toMatchObject({ status: 409, code: 'NOT_SCHEDULED' });
    expect(await book(randomUUID(), 40)).toMatchObject({ status: 404, code: 'LEAD_NOT_FOUND' });
    // What was refused leaves no account behind.
    const { rows } = await db.pool.query('select 1 from users where email = $1', [
      await addressOf(db, second),
    ]);
    expect(rows).toEqual([]);
  });

  test('is refused for an account that was deactivated', async ({ db }) => {
    await makeSessionType(db, { kind: 'audit' });
    const { book } = await desk(db);
    const lead = await makeLead({ db });
    const email = await addressOf(db, lead);
    await makeAccount(db, email);
    await db.pool.query('update users set is_active = false where email = $1', [email]);
    expect(await book(lead, 30)).toMatchObject({ status: 409, code: 'GRANT_ACCOUNT_INACTIVE' });
  });
});
