import { createServer } from 'node:net';
import { expect } from 'vitest';
import { test } from '#tests/support/database.ts';
import { createDevMailer, createSmtpMailer, listDevMails } from './mailer.ts';
import { isUnavailable } from './unavailable.ts';

test('a kept mail is found by its recipient, newest first', async ({ db }) => {
  const mailer = createDevMailer(db);
  const mail = { to: 'Sari@Contoh.example', subject: 'satu', text: 't', html: 'h' };
  await mailer.send(mail);
  await mailer.send({ ...mail, subject: 'dua' });
  await mailer.send({ ...mail, to: 'budi@contoh.example' });
  const mails = await listDevMails(db, 'sari@contoh.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['dua', 'satu']);
  expect(await listDevMails(db, null)).toHaveLength(3);
});

test('a line break in a name or subject can not start a header', async ({ db }) => {
  const mailer = createDevMailer(db);
  await mailer.send({ to: 'a@b.example', subject: 'Halo\r\nBcc: x@evil.example', text: '', html: '' });
  expect((await listDevMails(db, null))[0]?.subject).toBe('Halo Bcc: x@evil.example');
});

test('a mail server that takes the call and keeps silent fails the mail in time', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  const mailer = createSmtpMailer({
    smtp_url: `smtp://127.0.0.1:${port}?greetingTimeout=100`,
    from: 'a@b.example',
  });
  const mail = { to: 'c@d.example', subject: 's', text: 't', html: 'h' };
  await expect(mailer.send(mail)).rejects.toSatisfy(isUnavailable);
  mailer.close();
  mute.close();
});
