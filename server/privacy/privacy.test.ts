import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { test } from '#tests/support/machine/database.ts';
import {
  cookieFor,
  makeAccount,
  PASSWORD,
  readAnswer,
  reauthenticate,
  send,
} from '#tests/support/shop/accounts.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { eraseDueAccounts } from './index.ts';

const email = 'sari@contoh.example';

/** A user with a purchase and a form. */
async function openCustomer(db: Database) {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  await giveCredit(db, id, rupiah(500_000));
  const cookie = await cookieFor(app, email);
  const { id: product_id, price } = await makeProduct(db);
  const body = { items: [{ product_id, price }] };
  expect((await send(app, 'POST /api/checkout', { cookie, body, key: 'k1' })).status).toBe(200);
  const form = { ...formFields.join_community, ...formEnvelope(), email };
  expect((await send(app, 'POST /api/forms/join_community', { cookie, body: form })).status).toBe(200);
  return { app, id, cookie, product: { product_id, price } };
}

test('a copy of everything is packed by a job, for its owner only', async ({ db }) => {
  const { app, cookie } = await openCustomer(db);
  const first = await readAnswer(await send(app, 'POST /api/account/export', { cookie }));
  const second = await readAnswer(await send(app, 'POST /api/account/export', { cookie }));
  expect(second.export.id).toBe(first.export.id);
  expect((await app.lastMail(email)).subject).toBe('Salinan data Anda siap diunduh');
  const path = `/api/account/export/${first.export.id}/file`;
  const file = await readAnswer(await send(app, `GET ${path}`, { cookie }));
  const files = unzipSync(Buffer.from(file.content, 'base64'));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['data.json', 'orders.csv', 'forms.csv', 'wallet_transactions.csv', 'README.txt']),
  );
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.account).toMatchObject([{ email }]);
  expect(data.orders).toHaveLength(1);
  expect(data.wallet_transactions).toHaveLength(2);
  expect(data.forms).toMatchObject([{ form_type: 'join_community', email }]);
  const agreed = data.consents.map(({ purpose }: { purpose: string }) => purpose);
  expect(agreed.toSorted()).toEqual(['form:join_community', 'terms']);
  expect(JSON.stringify(data)).not.toMatch(/"(password|\w*(token|secret|hash|codes))"/i);
  await makeAccount(db, 'lain@contoh.example');
  const stranger = await cookieFor(app, 'lain@contoh.example');
  expect((await send(app, `GET ${path}`, { cookie: stranger })).status).toBe(404);
});

test('[AAPI-027] who leaves has seven days to think; then the person is gone and the books still agree', async ({
  db,
}) => {
  const { app, id, cookie } = await openCustomer(db);
  for (const company of ['Toko Sari', 'Toko Sari Jaya'])
    await send(app, 'PUT /api/user/profile', { cookie, body: { company } });
  const profiles = await db.orm.execute(sql`select company from profiles where id = ${id}`);
  expect(profiles.rows).toEqual([{ company: 'Toko Sari Jaya' }]);
  const ask = (gives_up_balance: boolean) =>
    send(app, 'POST /api/account/deletion', { cookie, body: { gives_up_balance } });
  await reauthenticate(app, cookie);
  expect(await readAnswer(await ask(false))).toMatchObject({ status: 409, code: 'BALANCE_LEFT' });
  expect((await ask(true)).status).toBe(200);
  expect((await app.lastMail(email)).subject).toBe('Akun Anda akan dihapus dalam 7 hari');
  const eraseJob = app.jobs.find(({ name }) => name === 'erase-due-accounts');
  await eraseJob?.run({});
  expect((await send(app, 'GET /api/user/profile', { cookie })).status).toBe(200);
  await send(app, 'DELETE /api/account/deletion', { cookie });
  await db.orm.execute(sql`update users set delete_after = null where id = ${id}`);
  await ask(true);
  await db.orm.execute(sql`update users set delete_after = now() - interval '1 second' where id = ${id}`);
  await eraseJob?.run({});
  await eraseJob?.run({});
  expect((await send(app, 'GET /api/user/profile', { cookie })).status).toBe(401);
  expect((await app.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(401);
  await app.drainJobs();
  expect((await app.lastMail(email)).subject).toBe('Akun Anda sudah dihapus');
  const traces = await db.orm.execute<{ found: string }>(sql`
    select 'users' as found from users where email = ${email}
    union all select 'orders' from orders where customer_email = ${email}
    union all select 'leads' from leads where email = ${email}
    union all select 'forms' from form_submissions where email = ${email}
    union all select 'profiles' from profiles where id = ${id}
    union all select 'logins' from auth_accounts where user_id = ${id}
    union all select 'audit' from audit_entries where subject_id = ${id} and address is not null`);
  expect(traces.rows).toEqual([]);
  const kept = await db.orm.execute(sql`select 1 from orders where user_id = ${id}`);
  expect(kept.rowCount).toBe(1);
  expect(await runChecks(db.pool)).toEqual([]);
});

test('leaving asks for the password however fresh the sign-in is, and without one for a sign-in of these minutes', async ({
  db,
}) => {
  const { app, id, cookie } = await openCustomer(db);
  const ask = (as: string) =>
    send(app, 'POST /api/account/deletion', { cookie: as, body: { gives_up_balance: true } });
  const refused = { status: 403, code: 'REAUTHENTICATION_REQUIRED' };
  expect(await readAnswer(await ask(cookie))).toMatchObject(refused);
  await reauthenticate(app, cookie);
  // Another session of the same person proves nothing by it.
  expect(await readAnswer(await ask(await cookieFor(app, email)))).toMatchObject(refused);
  expect((await ask(cookie)).status).toBe(200);
  await send(app, 'DELETE /api/account/deletion', { cookie });
  await db.pool.query("update auth_sessions set reauthenticated_at = now() - interval '16 minutes'");
  expect(await readAnswer(await ask(cookie))).toMatchObject(refused);

  await db.pool.query('update auth_accounts set password = null where user_id = $1', [id]);
  expect((await ask(cookie)).status).toBe(200);
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  expect(await readAnswer(await ask(cookie))).toMatchObject(refused);
});

test('a failed erasure is reported, retried and stops no other', async ({ db }) => {
  const ids = [];
  for (const name of ['satu', 'dua', 'tiga']) ids.push(await makeAccount(db, `${name}@contoh.example`));
  await db.pool.query(`update users set delete_after = now() - interval '1 day' where id = any($1)`, [ids]);
  await db.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if old.email = 'satu@contoh.example' then raise exception 'broken'; end if; return new;
    end $$;
    create trigger refuse_one before update on users for each row execute function refuse_one()`);
  const failures: string[] = [];
  const run = () => eraseDueAccounts(db, ({ user_id }) => failures.push(user_id));
  await run();
  const left = async () =>
    (await db.pool.query(`select email from users where email like '%@contoh.example'`)).rows;
  expect(await left()).toEqual([{ email: 'satu@contoh.example' }]);
  expect(failures).toEqual([ids[0]]);
  await db.pool.query('drop trigger refuse_one on users');
  await run();
  expect(await left()).toEqual([]);
});

test('a receipt can be stopped with one click of the mail program, and then there is none', async ({
  db,
}) => {
  const { app, cookie } = await openCustomer(db);
  await app.drainJobs();
  const [receipt] = (await listDevMails(db, email)).filter(({ subject }) => subject.startsWith('Bukti'));
  expect(receipt?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = /<(.*)>/.exec(receipt?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const click = (address: string) =>
    app.app.fetch(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
      '10.0.0.1',
    );
  expect((await click(`${url}x`)).status).toBe(410);
  expect(await readAnswer(await click(url))).toEqual({ status: 200, topic: 'receipts' });
  expect(await readAnswer(await click(url))).toEqual({ status: 200, topic: 'receipts' });
  const { preferences } = await readAnswer(await send(app, 'GET /api/account/preferences', { cookie }));
  expect(preferences).toMatchObject({ receipts: false, reminders: true, news: false });
  const { id: product_id, price } = await makeProduct(db);
  await send(app, 'POST /api/checkout', { cookie, body: { items: [{ product_id, price }] }, key: 'k2' });
  await app.drainJobs();
  const receipts = (await listDevMails(db, email)).filter(({ subject }) => subject.startsWith('Bukti'));
  expect(receipts).toHaveLength(1);
});

test('a consent is written down with its form, taken back with its data, and the log of both stays', async ({
  db,
}) => {
  const { app, cookie } = await openCustomer(db);
  const consents = async () => {
    const answer = await readAnswer(await send(app, 'GET /api/account/consents', { cookie }));
    // Of the purchase before it.
    return answer.consents.filter(({ purpose }: { purpose: string }) => purpose !== 'terms');
  };
  expect(await consents()).toMatchObject([
    { purpose: 'form:join_community', is_granted: true, source: 'form' },
  ]);
  const path = '/api/account/consents/form:join_community';
  expect((await send(app, `DELETE ${path}`, { cookie })).status).toBe(200);
  expect(await consents()).toMatchObject([{ is_granted: false, source: 'settings' }]);
  const left = await db.orm.execute(sql`
    select 1 from form_submissions union all select 1 from leads union all select 1 from community_members`);
  expect(left.rowCount).toBe(0);
  await expect(db.orm.execute(sql`delete from consents`)).rejects.toMatchObject({ cause: { code: '23001' } });
  const stored = await db.orm.execute(sql`select email_digest from consents`);
  expect(JSON.stringify(stored.rows)).not.toContain('sari');
});

test('mails speak the language that the account chose', async ({ db }) => {
  const { app, cookie } = await openCustomer(db);
  await send(app, 'PATCH /api/account/preferences', { cookie, body: { mail_language: 'en', news: true } });
  await app.post('/api/auth/request-password-reset', { email });
  expect((await app.lastMail(email)).subject).toBe('Reset your password');
  const { preferences } = await readAnswer(await send(app, 'GET /api/account/preferences', { cookie }));
  expect(preferences).toMatchObject({ mail_language: 'en', news: true });
});
