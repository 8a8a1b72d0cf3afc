import type { Database } from '#server/platform/database/db.ts';
import { subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { clockAt, makeService, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { allowedTransitions } from './subscriptions.rules.ts';

const NOW = '2026-01-31T03:00:00.000Z';

async function subscribed(db: Database) {
  const sari = subscriberOf(db, clockAt(NOW), await makePerson(db, { balance: 500_000 }));
  return sari.subscribe(await makeService(db));
}

/** The columns that each state requires, so that only the transition is tested. */
const columnsOf = (status: string) =>
  `status = '${status}',
   trial_end = current_period_end,
   failed_at = ${status === 'past_due' ? 'now()' : 'null'}, grace_until = ${status === 'past_due' ? 'now()' : 'null'},
   failure = ${status === 'past_due' ? "'WALLET_INACTIVE'" : 'null'},
   ended_at = ${status === 'expired' ? 'now()' : 'null'}, ended_reason = ${status === 'expired' ? "'unpaid'" : 'null'},
   next_action_at = ${status === 'expired' ? 'null' : 'now()'}`;

describe('the database itself', () => {
  test('[PROD-043] allows the moves of the table, and no others', async ({ db }) => {
    await subscribed(db);
    const client = await db.pool.connect();
    const allowed: string[] = [];
    for (const from of subscriptionStatuses) {
      for (const to of subscriptionStatuses.filter((status) => status !== from)) {
        await client.query('begin');
        await client.query("set local session_replication_role = 'replica'");
        await client.query(`update subscriptions set ${columnsOf(from)}`);
        await client.query("set local session_replication_role = 'origin'");
        const moved = await client.query(`update subscriptions set ${columnsOf(to)}`).then(
          () => true,
          () => false,
        );
        if (moved) allowed.push(`${from} ${to}`);
        await client.query('rollback');
      }
    }
    client.release();
    const wanted = Object.entries(allowedTransitions).flatMap(([from, to]) =>
      to.map((next) => `${from} ${next}`),
    );
    expect(allowed.toSorted()).toEqual(wanted.toSorted());
  });

  const refusals = [
    [
      'a second live subscription',
      'subscriptions_one_live',
      `with ordered as (
        insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
        select user_id, '', '', 0, 'completed', 'wallet' from subscriptions limit 1 returning id, user_id
      ) insert into subscriptions select (copy).* from (
        select jsonb_populate_record(null::subscriptions,
          to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(), 'order_id', ordered.id)) as copy
        from ordered join subscriptions t on t.user_id = ordered.user_id) copied`,
    ],
    [
      'a period that is charged twice',
      'charged already',
      'insert into subscription_charges (subscription_id, period_start, period_end, plan_name, amount_bigint, order_id, posting_id) select subscription_id, period_start, period_end, plan_name, amount_bigint, order_id, posting_id from subscription_charges',
    ],
    [
      'a period that overlaps another',
      'charged already',
      "insert into subscription_charges (subscription_id, period_start, period_end, plan_name, amount_bigint, order_id) select subscription_id, period_end - interval '1 second', period_end + interval '1 day', plan_name, 0, order_id from subscription_charges",
    ],
    [
      'a charge whose order is another amount',
      'belongs to an order',
      "insert into subscription_charges (subscription_id, period_start, period_end, plan_name, amount_bigint, order_id) select subscription_id, period_end, period_end + interval '1 day', plan_name, 0, order_id from subscription_charges",
    ],
    ['a charge that is changed', 'append-only', 'update subscription_charges set amount_bigint = 1'],
    ['a charge that is deleted', 'append-only', 'delete from subscription_charges'],
    ['a subscription that is deleted', 'append-only', 'delete from subscriptions'],
    [
      'a subscription that is given to somebody else',
      'keeps who',
      'update subscriptions set user_id = (select id from users where id <> subscriptions.user_id limit 1)',
    ],
    ['a trial that is invented later', 'keeps who', 'update subscriptions set trial_end = now()'],
    [
      'a live subscription whose access is gone',
      'without access',
      "alter table user_products disable trigger user; update user_products set status = 'ended'; update subscriptions set status = 'cancelled'",
    ],
  ] as const;

  test.for(refusals)('refuses %s', async ([, message, statement], { db }) => {
    await subscribed(db);
    await subscribed(db);
    await expect(db.pool.query(statement)).rejects.toThrow(message);
  });
});
