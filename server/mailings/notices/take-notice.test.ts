import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { test } from '#tests/support/machine/database.ts';
import { makeReaders } from '#tests/support/shop/readers.ts';

const SECRET = `whsec_${Buffer.from('a secret that only mail services know').toString('base64')}`;
const EMAIL = 'pembaca-1@contoh.example';

function openService(db: Database, secret = SECRET) {
  const app = createComposedApp(db, { environment: { MAIL_NOTICE_SECRET: SECRET } });
  return async (type: string, email = EMAIL, at = new Date()) => {
    const body = { type, data: { email } };
    const text = JSON.stringify(body);
    const answer = await app.post('/api/mail/notices', body, {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', at, text),
    });
    return answer.status;
  };
}

const stateOf = async (db: Database) => {
  const { rows } = await db.pool.query<{ is_bounced: boolean; is_granted: boolean }>(
    `select p.bounced_at is not null as is_bounced, s.is_granted
     from people p join consent_states s on s.email_digest = p.email_digest where p.email = $1`,
    [EMAIL],
  );
  return rows[0];
};

test('a bounce stops an address, and a complaint ends its consents', async ({ db }) => {
  await makeReaders(db, 2);
  const tell = openService(db);
  for (let n = 0; n < 2; n++) expect(await tell('mail.bounced')).toBe(200);
  expect(await stateOf(db)).toEqual({ is_bounced: true, is_granted: true });
  for (let n = 0; n < 2; n++) expect(await tell('mail.complained')).toBe(200);
  expect(await stateOf(db)).toEqual({ is_bounced: true, is_granted: false });
  const { rows } = await db.pool.query('select source from consents where not is_granted');
  expect(rows).toEqual([{ source: 'complaint' }]);
  expect(await tell('mail.bounced', 'siapa@contoh.example')).toBe(200);
});

test('a notice that the mail service did not sign, or long ago, is not believed', async ({ db }) => {
  await makeReaders(db, 1);
  const other = `whsec_${Buffer.from('a secret that somebody guessed of it').toString('base64')}`;
  expect(await openService(db, other)('mail.bounced')).toBe(400);
  expect(await openService(db)('mail.bounced', EMAIL, new Date(Date.now() - 3_600_000))).toBe(400);
  expect(await stateOf(db)).toEqual({ is_bounced: false, is_granted: true });
});
