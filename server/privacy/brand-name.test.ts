import { strFromU8, unzipSync } from 'fflate';
import { changeSetting, getSitePage, writeSitePage } from '#server/content/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { cookieFor, makeAccount, PASSWORD, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { packExport } from './export-account.ts';

const email = 'sari@contoh.example';

test('the name of the business in mails, authenticator apps, passkeys and exports is the one of the settings', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const id = await makeAccount(db, email);
  const cookie = await cookieFor(app, email);
  await withTx(db, (tx) => changeSetting(tx, 'brand_name', 'Toko <Senja>'));
  const enabled = await app.post('/api/auth/two-factor/enable', { password: PASSWORD }, { cookie });
  const { totp_uri } = await enabled.json();
  expect(new URL(totp_uri).searchParams.get('issuer')).toBe('Toko <Senja>');
  expect(decodeURIComponent(totp_uri)).not.toContain('Arunika');
  const options = await send(app, 'GET /api/auth/passkey/generate-register-options', { cookie });
  expect((await readAnswer(options)).rp.name).toBe('Toko <Senja>');
  await app.post('/api/auth/request-password-reset', { email });
  await app.lastMail(email);
  const [mail] = await listDevMails(db, email);
  if (mail === undefined) throw new Error('no mail');
  expect(mail.text).toContain('Toko <Senja>');
  expect(mail.html).toContain('Toko &lt;Senja&gt;');
  expect(`${mail.text}${mail.html}`).not.toContain('Arunika');
  const readme = unzipSync(await packExport(db.orm, id))['README.txt'] ?? new Uint8Array();
  expect(strFromU8(readme)).toContain('Toko <Senja>');
});

test('what a page says of refunds is what the settings say', async ({ db }) => {
  const content = '<p>{brand_name}: {refund_days} hari, {refund_max_percent}%.</p>';
  await withTx(db, async (tx) =>
    succeed(await writeSitePage(tx, { name: 'terms', title: 'Syarat', description: '', content })),
  );
  const page = async () => {
    const found = await getSitePage(db.orm, 'terms');
    return found.ok ? found.value.content : null;
  };
  expect(await page()).toBe('<p>Arunika: 7 hari, 20%.</p>');
  await withTx(db, (tx) => changeSetting(tx, 'refund_days', '14'));
  await withTx(db, (tx) => changeSetting(tx, 'refund_max_percent', '35'));
  await withTx(db, (tx) => changeSetting(tx, 'brand_name', 'A & B'));
  expect(await page()).toBe('<p>A &amp; B: 14 hari, 35%.</p>');
});
