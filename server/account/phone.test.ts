import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { cookieOf, createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { startFakeApi } from '#tests/support/gateways/fake-api.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { confirmPhone, requestPhone } from './contact-details.ts';

const phone = '+6281234567890';
const traces = { role: 'user', request_id: null, address: null, user_agent: null } as const;

/** A user with a phone: the texts it got and what they type. */
async function holder(db: Database, email: string) {
  const id = await makeAccount(db, email);
  const texts: string[] = [];
  const sendSms = async (to: string, text: string) => {
    texts.push(`${to} ${text}`);
  };
  return {
    id,
    texts,
    ask: () => requestPhone({ db, sendSms }, id, phone),
    code: () => /\b\d{6}\b/.exec(texts.at(-1)?.slice(phone.length) ?? '')?.[0] ?? '',
    type: (code: string) =>
      withTx(db, async (tx) => {
        const confirmed = await confirmPhone(tx, { id, ...traces }, code);
        return confirmed.ok ? succeed(confirmed.value) : confirmed;
      }),
  };
}

test('[API-010] a number is taken over with the code that was texted to it, once, and codes to it then open the account', async ({
  db,
}) => {
  const sari = await holder(db, 'sari@contoh.example');
  expect((await sari.ask()).ok).toBe(true);
  expect(sari.texts).toEqual([expect.stringContaining(`${phone} `)]);
  const first = sari.code();
  await sari.ask();
  expect(await sari.type(first)).toMatchObject({ ok: false, refusal: { code: 'WRONG_CODE' } });
  expect(await sari.type(sari.code())).toEqual({ ok: true, value: phone });
  expect((await sari.type(sari.code())).ok).toBe(false);
  expect(await sari.ask()).toMatchObject({ refusal: { code: 'SAME_PHONE' } });
  const carrier = await startFakeApi(() => ({ status: 200 }));
  onTestFinished(() => carrier.close());
  const app = createComposedApp(db, { environment: { SMS_URL: carrier.url } });
  await app.post('/api/auth/phone-number/send-otp', { phoneNumber: phone });
  await app.identity.settle();
  const { to, text } = JSON.parse(carrier.calls[0]?.body ?? '{}');
  const body = { phoneNumber: to, code: /\b\d{6}\b/.exec(text)?.[0] };
  const entered = await app.post('/api/auth/phone-number/verify', body);
  const { user } = await readAnswer(await app.get('/api/auth/session', { cookie: cookieOf(entered) }));
  expect(user.id).toBe(sari.id);
});

test('a number opens one account, however many ask for it at once, and nobody learns of it before it is theirs', async ({
  db,
}) => {
  const [sari, budi] = [await holder(db, 'sari@contoh.example'), await holder(db, 'budi@contoh.example')];
  expect([(await sari.ask()).ok, (await budi.ask()).ok]).toEqual([true, true]);
  const outcomes = await Promise.all([sari.type(sari.code()), budi.type(budi.code())]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, refusal: { code: 'PHONE_TAKEN' } });
});

test('only who has proved lately who they are may add a number or take it away, and the log says so', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const email = 'sari@contoh.example';
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  await db.pool.query('update users set phone_number = $2, phone_number_verified = true where id = $1', [
    id,
    phone,
  ]);
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '1 hour'");
  const calls = [
    ['POST /api/account/phone', { phone_number: '+628111111111' }],
    ['DELETE /api/account/phone', {}],
  ] as const;
  for (const [call, body] of calls) {
    expect(await readAnswer(await send(app, call, { cookie, body }))).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
  }
  await db.pool.query('update auth_sessions set confirmed_at = now()');
  expect((await send(app, 'DELETE /api/account/phone', { cookie })).status).toBe(200);
  const { security } = await readAnswer(await send(app, 'GET /api/account/security', { cookie }));
  expect(security).toMatchObject({ phone_number: null, phone_available: true });
  const { events } = await readAnswer(await send(app, 'GET /api/account/security-events', { cookie }));
  expect(events[0].action).toBe('account.phone_removed');
  const shut = await requestPhone({ db, sendSms: null }, id, phone);
  expect(shut).toMatchObject({ refusal: { code: 'PHONE_UNAVAILABLE' } });
});
