import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import {
  cancelSubscription,
  changePlan,
  resumeSubscription,
  retryCharge,
} from '#server/subscriptions/index.ts';
import { rupiah, type Sen } from '#shared/money/money.ts';
import { giveCredit, makePerson } from './people.ts';
import type { Product } from './products.ts';
import {
  clockAt,
  type MovableClock,
  makeService,
  queueReminders,
  settle,
  subscriberOf,
} from './subscriptions.ts';

interface Subscribing {
  readonly do: 'subscribe';
  readonly person: number;
  readonly product: number;
  readonly trial: boolean;
  readonly yearly: boolean;
}

interface Touch {
  readonly do: 'cancel' | 'resume' | 'retry' | 'change plan' | 'refund' | 'freeze';
  readonly person: number;
}

/** A step of the walk. Numbers are positions in the lists of persons and products. */
export type Event =
  | Subscribing
  | Touch
  | { readonly do: 'top up'; readonly person: number; readonly amount: number }
  | { readonly do: 'work' }
  | { readonly do: 'remind' };

type Subscriber = ReturnType<typeof subscriberOf>;

export interface SubscriptionMarket {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly people: readonly Subscriber[];
  readonly products: readonly Product[];
}

export async function openSubscriptionMarket(db: Database): Promise<SubscriptionMarket> {
  const clock = clockAt('2026-01-31T03:00:00.000Z');
  const people = await Promise.all(
    [0, 150_000, 400_000].map(async (balance) => subscriberOf(db, clock, await makePerson(db, { balance }))),
  );
  const products = await Promise.all([
    makeService(db, { price: 30_000 }),
    makeService(db, { price: 45_000, trial_period_days: 5 }),
    makeService(db, { price: 20_000, auto_renewal: false }),
  ]);
  return { db, clock, people, products };
}

export async function applyEvent(market: SubscriptionMarket, event: Event): Promise<void> {
  const { db, clock } = market;
  switch (event.do) {
    case 'work':
      return settle(db, clock);
    case 'remind':
      await queueReminders(db, clock);
      return;
    case 'top up':
      return giveCredit(db, personAt(market, event.person).person.id, rupiah(event.amount));
    case 'freeze':
      await db.orm.execute(
        sql`update wallets set is_active = not is_active where user_id = ${personAt(market, event.person).person.id}`,
      );
      return;
    case 'subscribe':
      return subscribe(market, event);
    default:
      return touchOldest(market, event);
  }
}

function personAt({ people }: SubscriptionMarket, position: number): Subscriber {
  const person = people[position % people.length];
  if (person === undefined) throw new Error('a market has people');
  return person;
}

async function subscribe(market: SubscriptionMarket, request: Subscribing): Promise<void> {
  const product = market.products[request.product % market.products.length];
  if (product === undefined) return;
  const yearly = { plan: 'yearly', price: rupiah(product.price * 10) };
  const { trial } = request;
  await personAt(market, request.person).start(product, {
    ...(request.yearly ? yearly : {}),
    with_trial: trial,
  });
}

/** Does it to the subscription that the person has had the longest. */
async function touchOldest(market: SubscriptionMarket, event: Touch): Promise<void> {
  const { db, clock } = market;
  const { person, all } = personAt(market, event.person);
  const live = (await all()).filter(({ status }) => status !== 'expired');
  const oldest = live.at(-1);
  if (oldest === undefined) return;
  const owned = { user_id: person.id, id: oldest.id };
  const services = { db, clock };
  switch (event.do) {
    case 'cancel':
      await cancelSubscription(services, owned);
      return;
    case 'resume':
      await resumeSubscription(services, owned);
      return;
    case 'retry':
      await retryCharge(services, { ...owned, idempotency_key: randomUUID() });
      return;
    case 'change plan':
      await changePlan(services, { ...owned, plan: 'monthly', price: oldest.price });
      return;
    default:
      await refundNewest(db, oldest.id);
  }
}

async function refundNewest(db: Database, subscriptionId: string): Promise<void> {
  const { rows } = await db.pool.query<{ order_id: string; amount_bigint: Sen }>(
    'select order_id, amount_bigint from subscription_charges where subscription_id = $1 order by period_start desc limit 1',
    [subscriptionId],
  );
  const [charge] = rows;
  if (charge === undefined) return;
  const refund = { order_id: charge.order_id, amount: charge.amount_bigint, reason: 'Pengembalian' };
  await withTx(db, (tx) => refundOrder(tx, { ...refund, idempotency_key: randomUUID(), ends_access: true }));
}
