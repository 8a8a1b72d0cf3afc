import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD } from '#tests/support/shop/accounts.ts';
import { email, settingsOf, staleProof } from '#tests/support/shop/settings-page.ts';
import { totpOf } from '#tests/support/totp.ts';

const security = '/user/settings';
const devices = '/user/settings?tab=devices';
const signIn = '/user/settings?tab=sign-in';
const privacy = '/user/settings?tab=privacy';

test('[DECISIONS 40] the password is changed by POST: what is wrong comes back at its field, nothing typed is echoed, and the old one opens nothing', async ({
  db,
}) => {
  const { app, post } = await settingsOf(db);
  const form = { intent: 'change-password', currentPassword: 'bukan-ini', newPassword: 'teh-hangat-sore' };
  expect(await post(security, form)).toMatchObject({
    status: 422,
    form: 'change-password',
    wrong: { currentPassword: ['Kata sandi salah.'] },
  });
  const mine = { ...form, currentPassword: PASSWORD };
  expect(await post(security, { ...mine, newPassword: '' })).toMatchObject({
    status: 422,
    wrong: { newPassword: ['Wajib diisi.'] },
  });
  expect(await post(security, { ...mine, newPassword: 'bismillah1' })).toMatchObject({
    wrong: { newPassword: [expect.stringContaining('terlalu mudah ditebak')] },
  });
  const changed = { status: 303, to: '/user/settings?done=change-password' };
  expect(await post(security, mine)).toEqual(changed);
  expect(await post(security, mine)).toMatchObject({ status: 422 });
  const old = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(old.status).toBe(401);
});

test('[DECISIONS 40] without scripts a change that needs a proof comes back with the question, keeps what was typed, and goes on with the password', async ({
  db,
}) => {
  const { post, show } = await settingsOf(db);
  await staleProof(db);
  const form = { intent: 'change-email', email: 'baru@contoh.example' };
  const asked = { status: 403, code: 'REAUTHENTICATION_REQUIRED', kept: { email: 'baru@contoh.example' } };
  expect(await post(signIn, form)).toMatchObject(asked);
  expect(await post(signIn, { ...form, proof_password: 'bukan-ini' })).toMatchObject({
    ...asked,
    wrong: { proof_password: ['Kata sandi salah.'] },
  });
  expect((await show(signIn)).security.email_change).toBeNull();
  expect(await post(signIn, { ...form, proof_password: PASSWORD })).toEqual({
    status: 303,
    to: '/user/settings?tab=sign-in&done=change-email',
  });
  expect((await show(signIn)).security.email_change).toMatchObject({ new_email: 'baru@contoh.example' });
  expect(await post(signIn, { ...form, email })).toMatchObject({
    status: 409,
    wrong: { email: ['Itu sudah alamat email Anda.'] },
    kept: { email },
  });
  expect(await post(signIn, { ...form, email: 'bukan alamat' })).toMatchObject({
    status: 422,
    wrong: { email: ['Tulis alamat email yang benar.'] },
    kept: { email: 'bukan alamat' },
  });
});

test('[DECISIONS 40] the proof is a mailed code where that is wanted, or where there is no password', async ({
  db,
}) => {
  const { post, mailedCode, id } = await settingsOf(db);
  await staleProof(db);
  const form = { intent: 'request-export' };
  expect(await post(privacy, { ...form, send_proof_code: '1' })).toMatchObject({ code: 'PROOF_CODE_SENT' });
  const code = await mailedCode();
  const wrong = code === '000000' ? '000001' : '000000';
  for (const proof_code of [wrong, '12']) {
    expect(await post(privacy, { ...form, proof_code })).toMatchObject({
      status: 403,
      code: 'PROOF_CODE_SENT',
      wrong: { proof_code: [expect.stringContaining('Kode salah')] },
    });
  }
  expect(await post(privacy, { ...form, proof_code: code })).toEqual({
    status: 303,
    to: '/user/settings?tab=privacy&done=request-export',
  });
  await staleProof(db);
  await db.pool.query('update auth_accounts set password = null where user_id = $1', [id]);
  expect(await post(privacy, form)).toMatchObject({ status: 403, code: 'PROOF_CODE_SENT' });
});

test('[PORT-006, AUTH-026] the second factor is set up by POSTs: the key and its codes are shown once, a wrong code keeps them, and a repeated POST changes nothing', async ({
  db,
}) => {
  const { post, show } = await settingsOf(db);
  const path = '/user/settings?ask=enable-two-factor';
  for (const password of ['', 'bukan-ini']) {
    expect(await post(path, { intent: 'enable-two-factor', password })).toMatchObject({
      status: 422,
      wrong: { password: [expect.any(String)] },
    });
  }
  const enabled = await post(path, { intent: 'enable-two-factor', password: PASSWORD });
  const { totp_uri = '', recovery_codes = '' } = { ...enabled.success };
  expect(recovery_codes.split(' ')).toHaveLength(10);
  const form = { intent: 'verify-two-factor', totp_uri, recovery_codes };
  expect(await post(path, { ...form, code: '000000' })).toMatchObject({
    status: 422,
    wrong: { code: [expect.stringContaining('Kode salah')] },
    kept: { totp_uri, recovery_codes },
  });
  expect((await show()).security.two_factor_enabled).toBe(false);
  const code = totpOf(totp_uri);
  expect(await post(path, { ...form, code })).toMatchObject({ status: 200, success: { recovery_codes } });
  expect((await show()).security.two_factor_enabled).toBe(true);
  expect(await post(path, { ...form, code })).toMatchObject({ status: 422, form: 'verify-two-factor' });
});

test('[DECISIONS 40] new recovery codes replace the old ones and are shown on the page that comes back; switching off asks for the password', async ({
  db,
}) => {
  const { post, show } = await settingsOf(db);
  const enabled = await post(security, { intent: 'enable-two-factor', password: PASSWORD });
  const { totp_uri = '', recovery_codes = '' } = { ...enabled.success };
  const code = totpOf(totp_uri);
  await post(security, { intent: 'verify-two-factor', totp_uri, recovery_codes, code });
  const wrong = { status: 422, wrong: { password: ['Kata sandi salah.'] } };
  const renew = { intent: 'renew-recovery-codes', password: PASSWORD };
  expect(await post(security, { ...renew, password: 'bukan-ini' })).toMatchObject(wrong);
  const renewed = await post(security, renew);
  expect(renewed).toMatchObject({ status: 200, success: { recovery_codes: expect.any(String) } });
  expect({ ...renewed.success }).not.toEqual({ recovery_codes });
  const disable = { intent: 'disable-two-factor', password: PASSWORD };
  expect(await post(security, { ...disable, password: 'bukan-ini' })).toMatchObject(wrong);
  expect((await show()).security.two_factor_enabled).toBe(true);
  expect(await post(security, disable)).toEqual({
    status: 303,
    to: '/user/settings?done=disable-two-factor',
  });
  expect((await show()).security.two_factor_enabled).toBe(false);
});

test('[PORT-057] one device and all others are signed out by POST, once each, and only those of oneself', async ({
  db,
}) => {
  const { app, post, show } = await settingsOf(db);
  await makeAccount(db, 'budi@contoh.example');
  const budi = await cookieFor(app, 'budi@contoh.example');
  for (const _ of [1, 2, 3]) await cookieFor(app, email);
  const others = async () =>
    (await show(devices)).devices?.sessions.filter(({ is_current }) => !is_current).map(({ id }) => id) ?? [];
  const [id = ''] = await others();
  const end = { intent: 'end-session', id };
  expect(await post(devices, end, budi)).toMatchObject({ status: 404, form: `end-session-${id}` });
  expect(await post(devices, end)).toEqual({
    status: 303,
    to: '/user/settings?tab=devices&done=end-session',
  });
  expect(await post(devices, end)).toMatchObject({ status: 404, code: 'SESSION_NOT_FOUND' });
  expect(await post(devices, { intent: 'end-other-sessions' })).toEqual({
    status: 303,
    to: '/user/settings?tab=devices&done=end-other-sessions&count=2',
  });
  expect(await others()).toEqual([]);
});
