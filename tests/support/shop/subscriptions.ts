import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import {
  listSubscriptions,
  queueRenewalReminders,
  type Start,
  type Subscription,
  settleDueSubscriptions,
  startSubscription,
} from '#server/subscriptions/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { makePerson, type Person } from './people.ts';
import { makeProduct, type Product } from './products.ts';

/** A clock that stands still until a test moves it. */
export interface MovableClock {
  now(): Date;
  moveTo(moment: string | Date): void;
}

export function clockAt(moment: string): MovableClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    moveTo: (next) => {
      now = new Date(next);
    },
  };
}

/** A monthly subscription of Rp 99.000 without a trial, but for what the test says. */
export function makeService(
  db: Database,
  overrides: {
    readonly price?: number;
    readonly trial_period_days?: number;
    readonly auto_renewal?: boolean;
  } = {},
): Promise<Product> {
  return makeProduct(db, {
    type: 'subscription_service',
    price: 99_000,
    is_subscription: true,
    billing_cycle: 'monthly',
    ...overrides,
  });
}

/** Adds a plan of its own to a product; its id. */
export async function addVariant(
  db: Database,
  product: Pick<Product, 'id'>,
  overrides: {
    readonly name: string;
    readonly price: number;
    readonly billing_cycle: string;
    readonly stock?: number;
  },
): Promise<string> {
  const { name, price, billing_cycle, stock = null } = overrides;
  const { rows } = await db.pool.query<{ id: string }>(
    'insert into product_variants (product_id, name, price, billing_cycle, stock) values ($1, $2, $3, $4, $5) returning id',
    [product.id, name, price, billing_cycle, stock],
  );
  return rows[0]?.id ?? '';
}

/** A subscriber with a clock: what the module does for them, in the words of a test. */
export function subscriberOf(db: Database, clock: MovableClock, person: Person) {
  const services = { db, clock };
  const start = (product: Product, overrides: Partial<Start> = {}) =>
    startSubscription(services, {
      subscriber: person,
      product_id: product.id,
      plan: 'monthly',
      price: product.price,
      with_trial: false,
      idempotency_key: randomUUID(),
      ...overrides,
    });
  return {
    person,
    start,
    /** Starts and gives the subscription; throws when it is refused. */
    async subscribe(product: Product, overrides: Partial<Start> = {}): Promise<Subscription> {
      const started = await start(product, overrides);
      if (!started.ok) throw new Error(started.refusal.code);
      return started.value.subscription;
    },
    async all(): Promise<readonly Subscription[]> {
      return (await listSubscriptions(db.orm, person.id, { limit: 100, offset: 0 })).subscriptions;
    },
    async only(): Promise<Subscription> {
      const [subscription, ...others] = await this.all();
      if (subscription === undefined || others.length > 0)
        throw new Error('exactly one subscription was expected');
      return subscription;
    },
  };
}

/** One round of a worker at the moment that the clock shows; whatever goes wrong in it fails the test. */
export async function settle(db: Database, clock: MovableClock): Promise<void> {
  await settleDueSubscriptions({
    db,
    clock,
    onError: (error) => {
      throw error;
    },
  });
}

export async function queueReminders(db: Database, clock: MovableClock): Promise<number> {
  return queueRenewalReminders({ db, clock });
}

/** Every day from the clock's on for `days` days, a worker's round each. */
export async function advanceDays(db: Database, clock: MovableClock, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.moveTo(new Date(clock.now().getTime() + 86_400_000));
    await settle(db, clock);
  }
}

export interface ChargedPeriod {
  readonly period_start: Date;
  readonly period_end: Date;
  readonly amount_bigint: number;
}

/** Returns all periods that were ever charged, oldest first. */
export async function chargedPeriods(db: Database): Promise<readonly ChargedPeriod[]> {
  const { rows } = await db.pool.query<ChargedPeriod>(
    'select period_start, period_end, amount_bigint from subscription_charges order by period_start, id',
  );
  return rows;
}

/** Kinds of the mails that were asked for, in order. */
export async function queuedMailKinds(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ kind: string }>(`
    select payload -> 'news' ->> 'kind' as kind from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-subscription-mail' order by jobs.id`);
  return rows.map(({ kind }) => kind);
}

export const price = (amount: number) => rupiah(amount);

/** When the subscriptions of these tests begin, and when their first month ends: February is short. */
export const FIRST_START = '2026-01-31T03:00:00.000Z';
export const FIRST_END = '2026-02-28T03:00:00.000Z';

/** Somebody who subscribed to one service at the moment at which the tests begin. */
export async function subscribed(
  db: Database,
  balance: number,
  overrides: Parameters<typeof makeService>[1] = {},
) {
  const clock = clockAt(FIRST_START);
  const sari = subscriberOf(db, clock, await makePerson(db, { balance }));
  const service = await makeService(db, overrides);
  const subscription = await sari.subscribe(service, { with_trial: (overrides.trial_period_days ?? 0) > 0 });
  const owned = { user_id: sari.person.id, id: subscription.id };
  return { clock, sari, service, subscription, owned, services: { db, clock } };
}

/** Starts of the periods that were charged, oldest first. */
export async function chargedFrom(db: Database): Promise<readonly string[]> {
  return (await chargedPeriods(db)).map(({ period_start }) => period_start.toISOString());
}
