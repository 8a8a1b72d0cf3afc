import { expect } from 'vitest';
import { checkOut } from '#server/checkout/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { createMessage, queueSends, readFigures } from './index.ts';

const texts = {
  purpose: 'news',
  reply_to: null,
  subject: 'Kabar',
  preview: '',
  body: '<p>Kabar</p>',
  subject_en: '',
  preview_en: '',
  body_en: '',
  product_id: null,
} as const;

const makeMessage = async (db: Database, campaign: string) => {
  const made = await withTx(db, async (tx) => succeed(await createMessage(tx, { ...texts, campaign })));
  return made.ok ? made.value : '';
};

interface Receipt {
  readonly message: string;
  readonly state: string;
  readonly days_ago: number;
}

/** A buyer with credit, and what they did, each so many days ago. */
async function makeReader(db: Database) {
  const person = await makePerson(db, { balance: 1_000_000 });
  const { rows } = await db.pool.query<{ id: string }>('select id from people where user_id = $1', [
    person.id,
  ]);
  const person_id = rows[0]?.id ?? '';
  return {
    async got({ message, state, days_ago }: Receipt) {
      const queued = { message_id: message, person_ids: [person_id] };
      await withTx(db, async (tx) => succeed(await queueSends(tx, queued)));
      await db.pool.query(
        `update mailing_sends set state = $3, version = 1, reason = case when $3 = 'skipped' then 'no_consent' end,
           settled_at = now() - make_interval(days => $4)
         where message_id = $1 and person_id = $2`,
        [message, person_id, state, days_ago],
      );
    },
    clicked: (message: string, days_ago: number, link = 1) =>
      db.pool.query(
        `insert into mailing_clicks (send_id, message_id, link, day, clicked_at)
         select id, message_id, $4, (now() - make_interval(days => $3))::date, now() - make_interval(days => $3)
         from mailing_sends where person_id = $1 and message_id = $2`,
        [person_id, message, days_ago, link],
      ),
    async bought(price: number, days_ago: number): Promise<string> {
      const product = await makeProduct(db, { price });
      const purchase = { buyer: person, lines: [lineOf(product)], idempotency_key: product.id };
      const bought = await checkOut(db, purchase);
      if (!bought.ok) throw new Error(bought.refusal.code);
      const { id } = bought.value.order;
      await db.pool.query('update orders set created_at = now() - make_interval(days => $2) where id = $1', [
        id,
        days_ago,
      ]);
      return id;
    },
    left: (source: string, days_ago: number) =>
      db.pool.query(
        `insert into consents (email_digest, purpose, channel, is_granted, source, created_at)
         values (address_digest($1), 'news', 'mail', false, $2, now() - make_interval(days => $3))`,
        [person.email, source, days_ago],
      ),
  };
}

test('each figure of a small story is the one that was added up by hand', async ({ db }) => {
  const [first, second] = [await makeMessage(db, 'satu'), await makeMessage(db, 'dua')];
  await db.pool.query("update mailing_messages set created_at = now() - interval '40 days'");
  const meet = async (state: string) => {
    const reader = await makeReader(db);
    await reader.got({ message: first, state, days_ago: 9 });
    return reader;
  };
  const [ani, budi, citra, dewi] = [
    await meet('sent'),
    await meet('sent'),
    await meet('sent'),
    await meet('bounced'),
  ];
  for (const state of ['skipped', 'failed', 'unknown']) await meet(state);

  // Ani opens two links and buys for 100.000, of which 40.000 comes back; what she buys 8 days later counts not.
  await ani.clicked(first, 9);
  await ani.clicked(first, 9, 2);
  const order_id = await ani.bought(100_000, 6);
  const refund = { order_id, amount: sen(4_000_000), reason: '', idempotency_key: 'a', ends_access: false };
  await withTx(db, (tx) => refundOrder(tx, refund));
  await ani.bought(50_000, 1);

  // Budi clicks the first, then the second, and buys for 30.000: it is the second's.
  await budi.got({ message: second, state: 'sent', days_ago: 4 });
  await budi.clicked(first, 5);
  await budi.clicked(second, 3);
  await budi.bought(30_000, 2);

  // Citra buys without a click, and leaves after the first; Dewi never had it; Budi leaves after the second; Ani ends
  // hers in the settings, which no mail brought about.
  await citra.bought(70_000, 8);
  await citra.left('mail', 8);
  await dewi.left('mail', 8);
  await budi.left('mail_choices', 1);
  await ani.left('settings', 8);

  const figures = await readFigures(db.orm, [first, second]);
  expect(figures.get(first)).toEqual({
    recipients: 7,
    queued: 0,
    delivered: 3,
    bounced: 1,
    failed: 1,
    unknown: 1,
    skipped: 1,
    clicked: 2,
    unsubscribed: 1,
    orders: 1,
    revenue_bigint: 6_000_000,
  });
  expect(figures.get(second)).toMatchObject({
    recipients: 1,
    delivered: 1,
    clicked: 1,
    unsubscribed: 1,
    orders: 1,
    revenue_bigint: 3_000_000,
  });
});
