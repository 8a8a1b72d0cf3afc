import { action } from '#app/features/account/language.route.ts';
import { loader as adminLayout } from '#app/shell/admin/layout.route.tsx';
import { loader as portalLayout } from '#app/shell/portal/layout.route.tsx';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount } from '#tests/support/shop/accounts.ts';
import { answerOf, visitTo } from '#tests/support/shop/posting-page.ts';

test('DECISIONS 53: a chosen language is kept on the account, its mails included, and opens portal and admin', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, 'sari@contoh.example');
  await db.pool.query("update users set role = 'admin' where id = $1", [id]);
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const choose = (form: Record<string, string>, as = cookie) =>
    answerOf(() => action({ ...visitTo({ app, cookie: as }, '/language', form), params: {} }));
  const open = (layout: typeof portalLayout | typeof adminLayout, path: string) =>
    answerOf(async () => {
      await layout({ ...visitTo({ app, cookie }, path), params: {} });
      return new Response();
    });
  const opened = async (path: string) => {
    const { status, to } = await open(path.includes('/admin') ? adminLayout : portalLayout, path);
    return status === 200 ? path : to;
  };

  expect([await opened('/user/billing'), await opened('/admin/orders')]).toEqual([
    '/user/billing',
    '/admin/orders',
  ]);
  expect(await choose({ language: 'en', to: '/user/billing?tab=payments' })).toMatchObject({
    status: 303,
    to: '/en/user/billing?tab=payments',
  });
  expect([await opened('/user/billing?page=2'), await opened('/admin/orders')]).toEqual([
    '/en/user/billing?page=2',
    '/admin/orders',
  ]);
  expect(await choose({ language: 'id', to: '/admin/orders' })).toMatchObject({ to: '/id/admin/orders' });
  expect([
    await opened('/user/billing'),
    await opened('/admin/orders'),
    await opened('/en/user/billing'),
  ]).toEqual(['/user/billing', '/id/admin/orders', '/en/user/billing']);
  const { rows } = await db.pool.query('select language, mail_language from account_preferences');
  expect(rows).toEqual([{ language: 'id', mail_language: 'id' }]);
  expect(await choose({ language: 'en', to: '//elsewhere.example' }, '')).toMatchObject({ to: '/en' });
});

test('DECISIONS 53: whoever makes an account on an English page gets English mails, by password and by code', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const english = { 'accept-language': 'en' };
  const signUp = { name: 'Sari', email: 'sari@contoh.example', password: 'kopi-tubruk-pagi-hari' };
  await app.post('/api/auth/sign-up/email', signUp, english);
  await app.post('/api/auth/sign-up/email', { ...signUp, email: 'budi@contoh.example' });
  const email = 'dewi@contoh.example';
  await app.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-up' }, english);
  const otp = /\b\d{6}\b/.exec((await app.lastMail(email)).text)?.[0];
  await app.post('/api/auth/sign-in/email-otp', { email, otp, name: 'Dewi' }, english);
  const { rows } = await db.pool.query(
    'select email, mail_language from account_preferences join users on id = user_id order by email',
  );
  expect(rows).toEqual([
    { email: 'budi@contoh.example', mail_language: 'id' },
    { email, mail_language: 'en' },
    { email: 'sari@contoh.example', mail_language: 'en' },
  ]);
});
