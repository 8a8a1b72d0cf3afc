import { expect } from 'vitest';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, test } from '#tests/support/machine/database.ts';
import { type SmtpRefusal, unusedPort, withSmtp } from '#tests/support/machine/smtp.ts';
import {
  appAt,
  figuresOf,
  makeMessage,
  queueFor,
  statesOf,
  writtenMessage,
} from '#tests/support/shop/mailings.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeReaders, withdraw } from '#tests/support/shop/readers.ts';
import { cancelSends, holdMessage, queueSends, resendUnknown, updateMessage } from './index.ts';

const tokenIn = (source: string, path: string) =>
  new RegExp(`${path}([\\w.=%-]+)`).exec(source.replace(/=\r\n/g, '').replaceAll('=3D', '='))?.[1] ?? '';

describe('a message', () => {
  test('reaches whom it was queued for, once, with the headers that mail programs read', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const people = await makeReaders(db, 3);
      const id = await makeMessage(db);
      const app = appAt(db, smtp.url);
      expect(await queueFor(db, id, people)).toEqual({ ok: true, value: 3 });
      expect(await queueFor(db, id, people)).toEqual({ ok: true, value: 0 });
      await app.drainJobs();
      await app.drainJobs();
      expect(smtp.taken.map(({ to }) => to).toSorted()).toEqual(
        [1, 2, 3].map((n) => `pembaca-${n}@contoh.example`),
      );
      // Long headers are folded.
      const source = smtp.taken[0]?.source.replace(/\r\n[ \t]/g, ' ') ?? '';
      expect(source).toMatch(/^List-Id: <news\.localhost>/im);
      expect(source).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/mail\/unsubscribe\?/im);
      expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
      expect(source).toMatch(/^Reply-To: kirim@arunika\.example/im);
      expect(source).toMatch(/^Message-ID: <mailing-\d+@/im);
      expect(source).toContain('text/plain');
      expect(await figuresOf(db, id)).toMatchObject({ recipients: 3, delivered: 3, queued: 0 });
    });
  });

  test('goes again on another occasion, and never twice on one', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const people = await makeReaders(db, 1);
      const id = await makeMessage(db);
      const app = appAt(db, smtp.url);
      for (const occasion of ['a', 'a', 'b'])
        await withTx(db, async (tx) =>
          succeed(await queueSends(tx, { message_id: id, person_ids: people, occasion })),
        );
      await app.drainJobs();
      expect(smtp.taken).toHaveLength(2);
    });
  });

  test('is not sent to who left, bounced or was deleted since it was queued', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const people = await makeReaders(db, 4);
      const id = await makeMessage(db);
      await queueFor(db, id, people);
      await withdraw(db, 'pembaca-1@contoh.example');
      await db.pool.query("update people set bounced_at = now() where email like 'pembaca-2@%'");
      await db.pool.query("delete from people where email like 'pembaca-3@%'");
      await appAt(db, smtp.url).drainJobs();
      expect(smtp.taken.map(({ to }) => to)).toEqual(['pembaca-4@contoh.example']);
      expect((await statesOf(db)).map(({ state, reason }) => reason ?? state).toSorted()).toEqual([
        'bounced',
        'deleted',
        'no_consent',
        'sent',
      ]);
    });
  });

  test('keeps what was sent: an edit is a new version for those who come later', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const [first = '', second = ''] = await makeReaders(db, 2);
      const id = await makeMessage(db);
      const app = appAt(db, smtp.url);
      const edit = (subject: string) =>
        withTx(db, async (tx) => succeed(await updateMessage(tx, { ...writtenMessage, id, subject })));
      await edit('Sebelum');
      await queueFor(db, id, [first]);
      await app.drainJobs();
      await edit('Sesudah');
      await queueFor(db, id, [second]);
      await app.drainJobs();
      const { rows } = await db.pool.query('select version, subject from mailing_versions order by version');
      expect(rows).toEqual([
        { version: 1, subject: 'Sebelum' },
        { version: 2, subject: 'Sesudah' },
      ]);
      expect(smtp.taken.map(({ source }) => /^Subject: (.*)\r$/m.exec(source)?.[1])).toEqual([
        'Sebelum',
        'Sesudah',
      ]);
      await expect(
        db.pool.query("update mailing_versions set subject = 'Lain' where version = 1"),
      ).rejects.toMatchObject({ constraint: 'sent_version_stays' });
    });
  });

  test('that is held waits, and what is cancelled never leaves', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const people = await makeReaders(db, 2);
      const id = await makeMessage(db);
      const app = appAt(db, smtp.url);
      await queueFor(db, id, people);
      await withTx(db, async (tx) => succeed(await holdMessage(tx, id, true)));
      await app.drainJobs();
      expect(smtp.taken).toEqual([]);
      await withTx(db, async (tx) =>
        succeed(await cancelSends(tx, { message_id: id, person_ids: people.slice(0, 1) })),
      );
      await withTx(db, async (tx) => succeed(await holdMessage(tx, id, false)));
      await app.drainJobs();
      expect(smtp.taken).toHaveLength(1);
      expect(await figuresOf(db, id)).toMatchObject({ recipients: 2, delivered: 1, skipped: 1 });
    });
  });

  test('speaks the language of its reader, with the price of the moment', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const product = await makeProduct(db, { price: 199_000 });
      const people = await makeReaders(db, 2);
      await db.pool.query("update people set language = 'en' where email like 'pembaca-2@%'");
      const id = await makeMessage(db, { product_id: product.id });
      await queueFor(db, id, people);
      await db.pool.query('update products set price = 149000 where id = $1', [product.id]);
      await appAt(db, smtp.url).drainJobs();
      const of = (n: number) =>
        smtp.taken.find(({ to }) => to === `pembaca-${n}@contoh.example`)?.source.replace(/=\r\n/g, '') ?? '';
      expect(of(1)).toMatch(/^Subject: Kelas baru\r$/m);
      expect(of(2)).toMatch(/^Subject: New class\r$/m);
      expect(of(1)).toContain('149.000');
      expect(of(2)).toMatch(/localhost:3000\/en\/m\//);
    });
  });
});

describe('a mail server', () => {
  const answers: readonly (readonly [string, SmtpRefusal, string, string])[] = [
    ['that knows no such mailbox', { code: 550, words: '5.1.1 No such user' }, 'bounced', '550 5.1.1'],
    ['that refuses this mail', { code: 554, words: '5.7.1 Looks like spam' }, 'failed', '554 5.7.1'],
  ];
  test.for(answers)('%s', async ([, refused, state, reason], { db }) => {
    await withSmtp({ refuse: (to) => (to.startsWith('pembaca-1@') ? refused : null) }, async (smtp) => {
      const id = await makeMessage(db);
      await queueFor(db, id, await makeReaders(db, 2));
      await appAt(db, smtp.url).drainJobs();
      const states = await statesOf(db);
      expect(states.find(({ email }) => email.startsWith('pembaca-1@'))).toMatchObject({ state, reason });
      expect(states.find(({ email }) => email.startsWith('pembaca-2@'))).toMatchObject({ state: 'sent' });
      const { rows } = await db.pool.query('select email from people where bounced_at is not null');
      expect(rows).toHaveLength(state === 'bounced' ? 1 : 0);
    });
  });

  test('that asks to come back later is asked again later, and at last no more', async ({ db }) => {
    await withSmtp({ refuse: () => ({ code: 451, words: '4.7.1 Greylisted' }) }, async (smtp) => {
      const id = await makeMessage(db);
      await queueFor(db, id, await makeReaders(db, 1));
      const app = appAt(db, smtp.url);
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 5; attempt++) {
        await app.jobs.find(({ name }) => name === 'send-mailings')?.run({});
        const { rows } = await db.pool.query<{ wait: number }>(
          'select round(extract(epoch from retry_at - now()) / 60)::int as wait from mailing_sends',
        );
        waits.push(rows[0]?.wait ?? -1);
        await db.pool.query('update mailing_sends set retry_at = now()');
      }
      expect(waits.slice(0, 4)).toEqual([5, 20, 80, 320]);
      expect(await statesOf(db)).toMatchObject([{ state: 'failed', reason: '451 4.7.1' }]);
    });
  });

  test('that is away costs no attempt and no mail', async ({ db }) => {
    const id = await makeMessage(db);
    await queueFor(db, id, await makeReaders(db, 5));
    await appAt(db, `smtp://127.0.0.1:${await unusedPort()}`).drainJobs();
    const { rows } = await db.pool.query('select distinct state, attempts from mailing_sends');
    expect(rows).toEqual([{ state: 'queued', attempts: 0 }]);
    await withSmtp({}, async (smtp) => {
      await appAt(db, smtp.url)
        .jobs.find(({ name }) => name === 'send-mailings')
        ?.run({});
      expect(smtp.taken).toHaveLength(5);
    });
  });

  test('gets no more mails a minute than the setting says', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      await db.pool.query("insert into settings (key, value) values ('mails_per_minute', '7')");
      const id = await makeMessage(db);
      await queueFor(db, id, await makeReaders(db, 20));
      const app = createComposedApp(db, { environment: { SMTP_URL: smtp.url } });
      await app.drainJobs();
      expect(smtp.taken).toHaveLength(7);
      expect(await figuresOf(db, id)).toMatchObject({ queued: 13 });
    });
  });
});

describe('a crash', () => {
  test('after the mail server took a mail leaves it unknown, and it is sent again only when a person says so', async ({
    db,
  }) => {
    await withSmtp({}, async (smtp) => {
      const id = await makeMessage(db);
      await queueFor(db, id, await makeReaders(db, 2));
      const app = appAt(db, smtp.url);
      await db.pool.query(`
        update mailing_sends set state = 'sending', version = 1, attempts = 1,
          sending_at = now() - interval '11 minutes' where state = 'queued'`);
      await db.pool.query(
        "insert into sent_mails (message_id) select 'mailing-' || min(id) from mailing_sends",
      );
      await app.drainJobs();
      expect(await figuresOf(db, id)).toMatchObject({ delivered: 1, unknown: 1 });
      expect(smtp.taken).toEqual([]);
      expect(await withTx(db, async (tx) => succeed(await resendUnknown(tx, id)))).toMatchObject({
        value: 1,
      });
      await app.drainJobs();
      expect(smtp.taken).toHaveLength(1);
      expect(await figuresOf(db, id)).toMatchObject({ delivered: 2, unknown: 0 });
    });
  });
});

describe('a link', () => {
  test('counts a click once a day, leads on with tags, and nowhere else', async ({ db }) => {
    await withSmtp({}, async (smtp) => {
      const id = await makeMessage(db);
      await queueFor(db, id, await makeReaders(db, 1));
      const app = appAt(db, smtp.url);
      await app.drainJobs();
      const token = tokenIn(smtp.taken[0]?.source ?? '', '/m/');
      const open = async (opened: string, body = {}) => {
        const answer = await app.post(`/api/mail/links/${opened}/open`, body);
        return { status: answer.status, ...(await answer.json()) };
      };
      expect(await open(token, { is_click: false })).toMatchObject({
        url: 'http://localhost:3000/blog/satu?utm_source=broadcast&utm_medium=mail&utm_campaign=kelas-baru',
      });
      expect(await figuresOf(db, id)).toMatchObject({ clicked: 0 });
      for (let n = 0; n < 2; n++) await open(token);
      expect(await figuresOf(db, id)).toMatchObject({ clicked: 1 });
      const { rows } = await db.pool.query('select link from mailing_clicks');
      expect(rows).toEqual([{ link: 1 }]);
      const [send, , signature] = token.split('.');
      for (const forged of [`${send}.2.${signature}`, `${send}.1.${'A'.repeat(16)}`, 'x', ''])
        expect((await open(forged || '0')).status).toBe(404);
    });
  });
});
