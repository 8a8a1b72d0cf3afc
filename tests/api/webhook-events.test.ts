import { randomUUID } from 'node:crypto';
import { webhookFacts } from '#contract/programs/webhook-events.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type WebhookEventType, webhookEventTypes } from '#shared/programs.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeBooking } from '#tests/support/shop/bookings.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { makeEndpoint } from '#tests/support/shop/webhooks.ts';
import { withKey } from './expectations/expectation.ts';
import { openStage, type Stage } from './stage.ts';

interface ExpectedEvent {
  readonly type: WebhookEventType;
  readonly object: string;
  readonly data: Record<string, unknown>;
}

async function readTold(db: Database): Promise<readonly ExpectedEvent[]> {
  return (await db.pool.query<ExpectedEvent>('select type, object, data from webhook_messages order by id'))
    .rows;
}

async function openListening(db: Database): Promise<Stage> {
  const stage = await openStage(db);
  await makeEndpoint(db, 'https://n8n.example/hook');
  return stage;
}

const post = (stage: Stage, path: string, body = {}) =>
  stage.send(path.startsWith('/api/admin/') ? 'admin' : 'user', {
    method: 'POST',
    path,
    headers: withKey(),
    body,
  });

async function buy(stage: Stage): Promise<string> {
  const product = await stage.newProduct();
  const items = [{ product_id: product.id, price: product.price }];
  const bought = await post(stage, '/api/checkout', { items });
  return (await bought.json()).order.id;
}

test('a purchase and its refund are told at commit, with items, one after the other', async ({ db }) => {
  const stage = await openListening(db);
  const order_id = await buy(stage);
  const amount_bigint = (await readTold(db))[0]?.data.amount_bigint;
  const refund = { user_id: stage.user_id, order_id, amount_bigint, reason: 'Tidak sesuai' };
  expect((await post(stage, '/api/admin/refund', refund)).status).toBe(200);
  const told = await readTold(db);
  expect(told.map(({ type, object }) => [type, object])).toEqual([
    ['order.completed', `order:${order_id}`],
    ['refund.created', `order:${order_id}`],
    ['order.refunded', `order:${order_id}`],
  ]);
  const [completed] = told;
  expect(webhookFacts('order.completed').parse(completed?.data)).toMatchObject({
    id: order_id,
    status: 'completed',
    items: [{ quantity: 1 }],
  });
});

test('what is rolled back is not told, and nothing is written when nobody listens', async ({ db }) => {
  const stage = await openListening(db);
  const refused = await post(stage, '/api/checkout', {
    items: [{ product_id: stage.product.id, price: stage.product.price }],
  });
  expect(refused.status).toBe(409);
  expect(await readTold(db)).toEqual([]);
  await db.pool.query("update webhook_endpoints set event_types = array['lead.created']");
  await buy(stage);
  expect(await readTold(db)).toEqual([]);
});

/** Everything that can be told, as the tables change. */
async function letAllHappen(stage: Stage): Promise<void> {
  const { db, user_id } = stage;
  const run = (text: string, values: unknown[] = []) => db.pool.query(text, values);
  for (const status of ['refunded', 'cancelled', 'failed']) {
    await run('update orders set status = $2 where id = $1', [await buy(stage), status]);
  }
  const { rows } = await run('select amount_bigint from orders limit 1');
  const refund = {
    user_id,
    order_id: await buy(stage),
    amount_bigint: rows[0].amount_bigint,
    reason: 'Uji coba',
  };
  await post(stage, '/api/admin/refund', refund);
  const { id } = await stage.newSubscription();
  const set = (change: string) => run(`update subscriptions set ${change} where id = $1`, [id]);
  await post(stage, `/api/subscriptions/${id}/cancel`);
  await post(stage, `/api/subscriptions/${id}/resume`);
  await set("current_period_end = current_period_end + interval '1 day'");
  await set(
    "current_period_start = current_period_end, current_period_end = current_period_end + interval '1 day'",
  );
  await set("status = 'past_due', failed_at = now(), grace_until = now(), failure = 'INSUFFICIENT_BALANCE'");
  await run(
    "update user_products set status = 'ended' where product_id = (select product_id from subscriptions where id = $1)",
    [id],
  );
  const booking = await makeBooking(db, { user_id, hours: 48 });
  const moved =
    "starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day', occupied_until = occupied_until + interval '1 day'";
  const sessions = async (...changes: readonly string[]) => {
    for (const change of changes)
      await run(`update consultation_bookings set ${change} where id = $1`, [booking]);
  };
  await sessions(
    moved,
    "status = 'completed'",
    "status = 'booked'",
    "status = 'no_show'",
    "status = 'booked'",
    "status = 'cancelled'",
  );
  await makeUnscheduled(stage);
  await stage.send('visitor', {
    method: 'POST',
    path: '/api/forms/contact',
    body: { ...formFields.contact, ...formEnvelope() },
  });
  await run("update leads set status = 'contacted'");
  await run(
    `insert into certificates (code, user_id, product_id, holding_id, full_name, course_title)
     select 'ABCDEFGH12345678', user_id, product_id, id, 'Sari', 'Kelas' from user_products limit 1`,
  );
  const wait = randomUUID();
  await run(
    "insert into product_waits (id, product_id, email, language, event) values ($1, $2, 'a@contoh.example', 'id', 'launch')",
    [wait, stage.product.id],
  );
  await run('update product_waits set confirmed_at = now() where id = $1', [wait]);
  await run('update product_waits set left_at = now() where id = $1', [wait]);
  for (const is_granted of [true, false])
    await run(
      `insert into consents (user_id, email_digest, purpose, channel, is_granted, source)
       select id, address_digest(email), 'news', 'mail', $2, 'settings' from users where id = $1`,
      [user_id, is_granted],
    );
}

/** A session of a package whose time is chosen later. */
async function makeUnscheduled({ db, user_id }: Stage): Promise<void> {
  const { rows } = await db.pool.query(
    `insert into consultation_bookings (user_id, kind, month) values ($1, 'free', '2035-01-01') returning id`,
    [user_id],
  );
  await db.pool.query(
    `update consultation_bookings set starts_at = now() + interval '9 days', ends_at = now() + interval '9 days 1 hour',
       occupied_until = now() + interval '9 days 2 hours' where id = $1`,
    [rows[0].id],
  );
}

test('a session whose hold ran out while it was paid for, and is booked after all, is told as booked', async ({
  db,
}) => {
  const stage = await openListening(db);
  const { rows } = await db.pool.query(
    `insert into consultation_bookings (user_id, kind, month, status) values ($1, 'free', '2035-01-01', 'expired') returning id`,
    [stage.user_id],
  );
  expect(await readTold(db)).toEqual([]);
  await db.pool.query("update consultation_bookings set status = 'booked' where id = $1", [rows[0].id]);
  expect((await readTold(db)).map(({ type, object }) => [type, object])).toEqual([
    ['booking.created', `booking:${rows[0].id}`],
  ]);
});

test('every event has the shape that the document says, and says nothing about a person', async ({ db }) => {
  const stage = await openListening(db);
  await letAllHappen(stage);
  const told = await readTold(db);
  expect([...new Set(told.map(({ type }) => type))].sort()).toEqual([...webhookEventTypes].sort());
  for (const { type, data } of told) {
    const schema = webhookFacts(type);
    const parsed = schema.safeParse(data);
    expect([type, parsed.error?.message]).toEqual([type, undefined]);
    expect(Object.keys(Object(parsed.data)).sort()).toEqual(Object.keys(data).sort());
    expect(JSON.stringify(data)).not.toMatch(/@|Orang|Sari/);
  }
});
