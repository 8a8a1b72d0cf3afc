import { expect } from 'vitest';
import { test } from '#tests/support/database.ts';
import { createDevMailer, listDevMails } from './mailer.ts';

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

test('the mailbox is sorted by number: the newest is first, also after the tenth and the hundredth', async ({
  db,
}) => {
  await db.pool.query(
    "insert into dev_mailbox (to_address, subject, text, html) select 'a@b.example', n::text, 't', 'h' from generate_series(1, 120) n",
  );
  const subjects = (await listDevMails(db, null)).map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual(['120', '119']);
  expect(subjects).toEqual(subjects.toSorted((a, b) => Number(b) - Number(a)));
});

test('a line break in a name or subject can not start a header', async ({ db }) => {
  const mailer = createDevMailer(db);
  await mailer.send({ to: 'a@b.example', subject: 'Halo\r\nBcc: x@evil.example', text: '', html: '' });
  expect((await listDevMails(db, null))[0]?.subject).toBe('Halo Bcc: x@evil.example');
});
