import { pino } from 'pino';
import { loader as exportFile } from '#app/features/account/settings/export-file.route.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { giveCredit } from '#tests/support/shop/people.ts';
import { visitTo } from '#tests/support/shop/posting-page.ts';
import { email, settingsOf, staleProof } from '#tests/support/shop/settings-page.ts';

const security = '/user/settings';
const signIn = '/user/settings?tab=sign-in';
const privacy = '/user/settings?tab=privacy';

test('[DECISIONS 40] a telephone is added by two POSTs, its number and the texted code, and taken away by a third', async ({
  db,
}) => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const { post, show } = await settingsOf(db, createComposedApp(db, { overrides: { logger } }));
  const form = { intent: 'change-phone', phone: '0812 3456 7890' };
  expect(await post(signIn, { ...form, phone: '12' })).toMatchObject({
    status: 422,
    wrong: { phone: ['Isi nomor ponsel yang lengkap.'] },
    kept: { phone: '12' },
  });
  expect(await post(signIn, form)).toMatchObject({ status: 200, code: 'PHONE_CODE_SENT', kept: form });
  expect(await post(signIn, { ...form, code: '', other: '1' })).toMatchObject({ code: 'PHONE_OTHER' });
  const code = /(\d{6}) adalah kode/.exec(lines.join(''))?.[1] ?? '';
  const wrong = { ...form, code: code === '000000' ? '000001' : '000000' };
  expect(await post(signIn, wrong)).toMatchObject({
    status: 422,
    code: 'PHONE_CODE_SENT',
    wrong: { code: [expect.stringContaining('Kode salah')] },
    kept: form,
  });
  expect(await post(signIn, { ...form, code })).toEqual({
    status: 303,
    to: '/user/settings?tab=sign-in&done=change-phone',
  });
  expect((await show(signIn)).security.phone_number).toBe('+6281234567890');
  expect(await post(signIn, { ...form, code })).toMatchObject({ status: 422 });
  expect(await post(signIn, form)).toMatchObject({
    status: 409,
    wrong: { phone: ['Itu sudah nomor telepon akun Anda.'] },
  });
  expect(await post(signIn, { intent: 'remove-phone' })).toMatchObject({ status: 303 });
  expect((await show(signIn)).security.phone_number).toBeNull();
});

test('[PORT-058] a preference is switched by its own button and leaves the others; a consent is withdrawn', async ({
  db,
}) => {
  const { post, show } = await settingsOf(db);
  const mails = '/user/settings?tab=mails';
  const save = { intent: 'update-preferences' };
  const saved = { status: 303, to: '/user/settings?tab=mails&done=update-preferences' };
  const before = (await show(mails)).preferences;
  expect(await post(mails, { ...save, receipts: 'off' })).toEqual(saved);
  expect(await post(mails, { ...save, receipts: 'off' })).toEqual(saved);
  expect(await post(mails, { ...save, mail_language: 'en' })).toEqual(saved);
  expect(await post(mails, { ...save, news: 'on' })).toEqual(saved);
  const now = { ...before, receipts: false, mail_language: 'en', news: true };
  expect((await show(mails)).preferences).toEqual(now);
  for (const wrong of [{ receipts: 'maybe' }, { mail_language: 'xx' }]) {
    expect(await post(mails, { ...save, ...wrong })).toMatchObject({ status: 422 });
  }
  const [consent] = (await show(privacy)).privacy?.consents ?? [];
  const withdrawal = { intent: 'withdraw-consent', id: consent?.purpose ?? '' };
  expect(await post(privacy, withdrawal)).toMatchObject({ status: 303 });
  expect((await show(mails)).preferences).toEqual({ ...now, news: false });
  expect(await post(privacy, { ...withdrawal, id: 'nothing' })).toMatchObject({ status: 422 });
});

test('[PORT-059] an account with money is deleted only by whoever ticks that it is forfeited, and kept after all', async ({
  db,
}) => {
  const { id, post, show } = await settingsOf(db);
  await giveCredit(db, id, rupiah(25_000));
  // However fresh the sign-in is: an open screen is no proof.
  expect(await post(privacy, { intent: 'request-deletion', gives_up_balance: 'on' })).toMatchObject({
    status: 403,
    form: 'request-deletion',
  });
  const form = { intent: 'request-deletion', proof_password: PASSWORD };
  expect(await post(privacy, form)).toMatchObject({
    status: 409,
    wrong: { gives_up_balance: [expect.stringContaining('Rp 25.000')] },
  });
  expect((await show()).security.delete_after).toBeNull();
  const asked = { status: 303, to: '/user/settings?tab=privacy&done=request-deletion' };
  expect(await post(privacy, { ...form, gives_up_balance: 'on' })).toEqual(asked);
  expect((await show()).security.delete_after).toEqual(expect.any(String));
  expect(await post(privacy, { intent: 'cancel-deletion' })).toMatchObject({ status: 303 });
  expect((await show()).security.delete_after).toBeNull();
});

test('[PORT-059] the copy of the own data is a file, behind a fresh proof, for its owner alone', async ({
  db,
}) => {
  const { app, cookie, post, show } = await settingsOf(db);
  await post(privacy, { intent: 'request-export' });
  await app.drainJobs();
  const id = (await show(privacy)).privacy?.latest?.id ?? '';
  const file = (as: string) =>
    exportFile({ ...visitTo({ app, cookie: as }, `/user/settings/export/${id}`), params: { id } });
  await staleProof(db);
  const form = { intent: 'download-export', id };
  expect(await post(privacy, form)).toMatchObject({ status: 403, form: `download-export-${id}` });
  expect((await file(cookie)).headers.get('location')).toBe('/user/settings?tab=privacy');
  expect(await post(privacy, { ...form, proof_password: PASSWORD })).toEqual({
    status: 303,
    to: `/user/settings/export/${id}`,
  });
  const sent = await file(cookie);
  expect(sent.headers.get('content-disposition')).toMatch(
    /^attachment; filename="arunika-data-[\d-]+\.zip"$/,
  );
  expect(new Uint8Array(await sent.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  await makeAccount(db, 'budi@contoh.example');
  const theirs = await file(await cookieFor(app, 'budi@contoh.example'));
  expect(theirs.headers.get('location')).toBe('/user/settings?tab=privacy');
});

test('[DECISIONS 40] a sign-in, a passkey and a way in that are not there are refused on the page, nothing is done for a visitor, and an unknown form is no form', async ({
  db,
}) => {
  const { app, post, show, mailedCode } = await settingsOf(db);
  const id = crypto.randomUUID();
  for (const [intent, path] of [
    ['unlink-google', signIn],
    ['link-google', signIn],
    ['remove-passkey', security],
  ] as const) {
    const refused = await post(path, { intent, id });
    expect([intent, refused]).toEqual([intent, expect.objectContaining({ form: `${intent}-${id}` })]);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
  }
  expect(await post(security, { intent: 'add-passkey', response: '{', name: 'iPhone' })).toMatchObject({
    status: 422,
  });
  const options = (await post(security, { intent: 'request-passkey' })).success?.options ?? '{}';
  expect(JSON.parse(options)).toMatchObject({ challenge: expect.any(String) });
  expect(await post(security, { intent: 'send-password-link' })).toMatchObject({ status: 303 });
  expect((await app.lastMail(email)).subject).toMatch(/Atur ulang/);
  expect(await mailedCode()).toBe('');
  expect(await post(privacy, { intent: 'request-deletion' }, '')).toEqual({
    status: 303,
    to: `/login?next=${encodeURIComponent('/user/settings?tab=privacy')}`,
  });
  expect((await show()).security.delete_after).toBeNull();
  await expect(post(security, { intent: 'toString' })).rejects.toMatchObject({ init: { status: 400 } });
  const { user } = await readAnswer(await send(app, 'GET /api/auth/session'));
  expect(user).toBeNull();
});
