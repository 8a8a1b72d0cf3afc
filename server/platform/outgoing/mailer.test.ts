import { createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { test } from '#tests/support/machine/database.ts';
import { isUnavailable } from '../failures/failures.ts';
import { createDevMailer, createSmtpMailer, jobMailer, listDevMails } from './mailer.ts';

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

test('a mail server that takes the call and keeps silent fails the mail in time', async ({ db }) => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  const mailer = createSmtpMailer({
    db,
    smtp_url: `smtp://127.0.0.1:${port}?greetingTimeout=100`,
    from: 'a@b.example',
  });
  const mail = { to: 'c@d.example', subject: 's', text: 't', html: 'h' };
  await expect(mailer.send(mail)).rejects.toSatisfy(isUnavailable);
  mailer.close();
  mute.close();
});

/** A mail server that accepts everything. */
async function takeMails() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 hello\r\n');
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
      text = converse(socket, text, taken);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => void server.close() };
}

function converse(socket: Socket, text: string, taken: string[]): string {
  if (/^DATA\r\n/m.test(text)) {
    socket.write('354 go on\r\n');
    return 'body:';
  }
  if (text.startsWith('body:')) {
    if (!text.endsWith('\r\n.\r\n')) return text;
    taken.push(/^Message-ID: <(.+)>/m.exec(text)?.[1] ?? '');
    socket.write('250 taken\r\n');
    return '';
  }
  if (text.endsWith('\r\n')) {
    socket.write('250 ok\r\n');
    return '';
  }
  return text;
}

test('a job that is done again sends no second mail, even if the note of the first could not be written', async ({
  db,
}) => {
  const server = await takeMails();
  const smtp = createSmtpMailer({ db, smtp_url: server.url, from: 'Arunika <halo@arunika.example>' });
  const mail = { to: 'sari@contoh.example', subject: 's', text: 't', html: 'h' };
  const first = jobMailer(smtp, '17');
  await db.pool.query('alter table sent_mails add constraint full_disk check (false) not valid');
  await expect(first.send(mail)).rejects.toThrow();
  await db.pool.query('alter table sent_mails drop constraint full_disk');
  await first.send(mail);
  await jobMailer(createSmtpMailer({ db, smtp_url: server.url, from: 'a@b.example' }), '17').send(mail);
  expect(server.taken).toEqual([expect.stringMatching(/^job-17-[0-9a-f]{16}@arunika\.example$/)]);
  await jobMailer(smtp, '18').send(mail);
  expect(server.taken).toHaveLength(2);
  smtp.close();
  server.close();
});

test('a kept mail of a job that is done again is there once', async ({ db }) => {
  const mail = { to: 'sari@contoh.example', subject: 's', text: 't', html: 'h' };
  for (const job of ['17', '17', '18']) await jobMailer(createDevMailer(db), job).send(mail);
  await createDevMailer(db).send(mail);
  expect(await listDevMails(db, null)).toHaveLength(3);
});
