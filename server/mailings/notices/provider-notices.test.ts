import { Webhook } from 'standardwebhooks';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeReaders } from '#tests/support/shop/readers.ts';

const SECRET = `whsec_${Buffer.from('a secret that only mail services know').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('a secret that somebody guessed of it').toString('base64')}`;
const EMAIL = 'pembaca-1@contoh.example';
const TOLD = { bounced: [true, true], complained: [false, false], nothing: [false, true] } as const;

const openShop = (db: Database) => createComposedApp(db, { environment: { MAIL_NOTICE_SECRET: SECRET } });

/** Tells whether the address bounced, and whether it still agrees to mails. */
async function stateOf(db: Database) {
  const { rows } = await db.pool.query<{ is_bounced: boolean; is_granted: boolean }>(
    `select p.bounced_at is not null as is_bounced, s.is_granted
     from people p join consent_states s on s.email_digest = p.email_digest where p.email = $1`,
    [EMAIL],
  );
  return rows.flatMap(({ is_bounced, is_granted }) => [is_bounced, is_granted]);
}

describe('Resend', () => {
  const told = (type: string, data: object = {}) => ({
    type,
    created_at: '2026-11-22T23:41:12.126Z',
    data: {
      created_at: '2026-11-22T23:41:11.894719+00:00',
      email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
      message_id: '<mailing-1@toko.example>',
      from: 'Toko <halo@toko.example>',
      to: [EMAIL],
      subject: 'Kelas baru',
      ...data,
    },
  });
  const bounce = (type: string) => ({
    bounce: { type, subType: 'General', message: 'The mailbox is gone.' },
  });

  async function tell(db: Database, body: object, { secret = SECRET, at = new Date() } = {}) {
    const app = openShop(db);
    const answer = await app.post('/api/mail/notices/resend', body, {
      'svix-id': 'msg_1',
      'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
      'svix-signature': new Webhook(secret).sign('msg_1', at, JSON.stringify(body)),
    });
    return answer.status;
  }

  test.for([
    ['a permanent bounce', told('email.bounced', bounce('Permanent')), 'bounced'],
    ['a complaint', told('email.complained'), 'complained'],
    ['a bounce that may pass', told('email.bounced', bounce('Transient')), 'nothing'],
    ['a mail to several', told('email.complained', { to: [EMAIL, 'lain@contoh.example'] }), 'nothing'],
    ['what we do not know', { type: 'contact.updated', data: { email: EMAIL } }, 'nothing'],
  ] as const)('%s', async ([, body, outcome], { db }) => {
    await makeReaders(db, 1);
    expect(await tell(db, body)).toBe(200);
    expect(await stateOf(db)).toEqual(TOLD[outcome]);
  });

  test('is not believed with another secret, from long ago, or in another shape', async ({ db }) => {
    await makeReaders(db, 1);
    const complaint = told('email.complained');
    expect(await tell(db, complaint, { secret: OTHER })).toBe(400);
    expect(await tell(db, complaint, { at: new Date(Date.now() - 3_600_000) })).toBe(400);
    expect(await tell(db, told('email.bounced'))).toBe(422);
    expect(await stateOf(db)).toEqual(TOLD.nothing);
  });
});

describe('Postmark', () => {
  const told = (RecordType: string, more: object = {}) => ({
    RecordType,
    MessageStream: 'broadcast',
    ID: 42,
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    ServerID: 1234,
    Email: EMAIL,
    From: 'halo@toko.example',
    BouncedAt: '2026-11-05T16:33:54.9070259Z',
    Inactive: true,
    Subject: 'Kelas baru',
    ...more,
  });
  const change = (SuppressionReason: string | null, more: object = {}) => ({
    RecordType: 'SubscriptionChange',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    ServerID: 1234,
    MessageStream: 'broadcast',
    ChangedAt: '2026-11-05T10:53:34.416071Z',
    Recipient: EMAIL,
    Origin: 'Recipient',
    SuppressSending: true,
    SuppressionReason,
    ...more,
  });

  async function tell(db: Database, body: object, password = SECRET) {
    const app = openShop(db);
    const authorization = `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`;
    return (await app.post('/api/mail/notices/postmark', body, { authorization })).status;
  }

  test.for([
    ['a hard bounce', told('Bounce', { Type: 'HardBounce', TypeCode: 1 }), 'bounced'],
    ['a complaint', told('SpamComplaint', { Type: 'SpamComplaint', TypeCode: 512 }), 'complained'],
    ['a bounce of a broadcast stream', change('HardBounce'), 'bounced'],
    ['a complaint of a broadcast stream', change('SpamComplaint'), 'complained'],
    ['a bounce that may pass', told('Bounce', { Type: 'Transient', TypeCode: 2 }), 'nothing'],
    ['an address that may be sent to again', change(null, { SuppressSending: false }), 'nothing'],
    ['an address that nobody of ours has', told('Bounce', { Type: 'HardBounce', Email: '@' }), 'nothing'],
    ['what we do not know', told('Delivery'), 'nothing'],
  ] as const)('%s', async ([, body, outcome], { db }) => {
    await makeReaders(db, 1);
    expect(await tell(db, body)).toBe(200);
    expect(await stateOf(db)).toEqual(TOLD[outcome]);
  });

  test('is not believed with another password, or in another shape', async ({ db }) => {
    await makeReaders(db, 1);
    expect(await tell(db, told('SpamComplaint'), OTHER)).toBe(400);
    expect(await tell(db, told('SpamComplaint'), '')).toBe(400);
    expect(await tell(db, { RecordType: 'SpamComplaint', Email: null })).toBe(422);
    expect(await stateOf(db)).toEqual(TOLD.nothing);
  });
});

test('without a secret no service is believed', async ({ db }) => {
  const app = createComposedApp(db);
  const authorization = `Basic ${Buffer.from('postmark:').toString('base64')}`;
  const body = { RecordType: 'SpamComplaint', Email: EMAIL };
  for (const provider of ['resend', 'postmark'])
    expect((await app.post(`/api/mail/notices/${provider}`, body, { authorization })).status).toBe(400);
});
