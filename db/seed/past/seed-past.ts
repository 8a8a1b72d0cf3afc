import { randomUUID } from 'node:crypto';
import { createAccount, readAccount, updateProfile } from '#server/account/index.ts';
import { getProduct, readSubscriptionOffer } from '#server/catalog/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { notifyHolders } from '#server/classes/index.ts';
import { readSettings } from '#server/content/index.ts';
import { addLeadNote, listLeads, submitForm, updateLead } from '#server/leads/index.ts';
import { listOwnOrders } from '#server/orders/index.ts';
import { openTopUp, simulatePayment } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { decideRefundRequest, listOwnRequests, requestRefund } from '#server/refunds/index.ts';
import { writeReview } from '#server/reviews/index.ts';
import {
  cancelSubscription,
  listSubscriptions,
  settleDueSubscriptions,
  startSubscription,
} from '#server/subscriptions/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import { DEMO_BUYER_EMAIL, readAccounts } from '../accounts.ts';
import { readProducts } from '../demo-products.ts';
import { findUserId, hasFact, readFactTime, withSeedLock } from '../seed.queries.ts';
import { type LearningEvent, learners } from './learning.ts';
import {
  type Desk,
  type PastEvent,
  type PastServices,
  type Players,
  type Staff,
  unwrap,
} from './past-events.ts';
import { dateRows, openPastTime, PAST_BEGUN, PAST_DONE } from './past-time.ts';
import { planPast } from './plan-past.ts';
import { emailOf, readPast, toSentForm } from './read-past.ts';
import { type ClassEvent, classes, type SessionEvent, sessions } from './sessions.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds half a year of history: buyers, orders, renewals, refunds, failed payments, leads, reviews. An interrupted start
 * leaves marks, from which the next one continues.
 */
export async function seedPast(services: PastServices): Promise<void> {
  const { db } = services;
  await withSeedLock(db, async () => {
    if (await hasFact(db.orm, PAST_DONE)) return;
    const start = await readFactTime(db.orm, PAST_BEGUN);
    if (start === null) return;
    const admin = await findUserId(db.orm, 'admin@arunika.example');
    if (admin === null) throw new Error('the demo accounts lack their admin');
    const staff = { id: admin, role: 'admin', request_id: null, address: null, user_agent: null } as const;
    const time = await openPastTime(db, 'people');
    const play = createPlayer(services, staff);
    const past = readPast();
    const events = planPast(past, readProducts(), start);
    // The last mark of an interrupted start may not have been played to its end.
    for (const { days_ago, ...event } of events.slice(Math.max(0, time.marks - 1))) {
      await play(event, await time.at(days_ago));
    }
    // Marks holders as informed, so that no mail is sent in the first minute.
    await notifyHolders({ db, clock: { now: () => new Date(Date.now() + HOUR_MS) } });
    const { brand_name: name, contact_email: email, country } = await readSettings(db.orm);
    await dateRows(db, { name, email, country }, past);
  });
}

function openNames({ db }: PastServices) {
  const idOf = memoizeByName(async (name) => found(await findUserId(db.orm, emailOf(name)), name));
  return {
    idOf,
    accountOf: memoizeByName(async (name) => readAccount(db.orm, await idOf(name))),
    productOf: memoizeByName(async (slug) => unwrap(await getProduct(db.orm, slug))),
  };
}

function memoizeByName<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Value>();
  return async (name) => {
    const value = known.get(name) ?? (await read(name));
    known.set(name, value);
    return value;
  };
}

type Names = ReturnType<typeof openNames>;

function buyers(
  services: PastServices,
  { idOf, accountOf, productOf }: Names,
): Omit<Players, StaffEvent | SessionEvent | ClassEvent | LearningEvent> {
  const { db } = services;
  return {
    join: ({ person }) =>
      withTx(db, async (tx) => {
        const { name, company, profile } = person;
        const account = { email: emailOf(name), full_name: name, password: null, role: 'user' } as const;
        const id = await createAccount(tx, account);
        const facts = profile ? readAccounts().find(({ email }) => email === DEMO_BUYER_EMAIL)?.profile : {};
        await updateProfile(tx, id, { ...facts, full_name: name, company });
        return succeed(id);
      }),

    async top_up({ name, amount, ends }, clock) {
      const user_id = await idOf(name);
      const opened = unwrap(
        await openTopUp(services, {
          user_id,
          amount: rupiah(amount),
          payment_method: 'dev_mode',
          description: '',
          idempotency_key: keyOf('top-up', name, clock),
        }),
      );
      if (ends === 'open') return;
      const { payment_id } = opened;
      const paid = await simulatePayment(services, { user_id, payment_id, success: ends === 'paid' });
      if (!paid.ok && paid.refusal.code !== 'PAYMENT_NOT_OPEN') unwrap(paid);
    },

    async buy({ name, slug }, clock) {
      const buyer = await accountOf(name);
      const { id, price } = await productOf(slug);
      if (price === null) throw new Error(`the past buys ${slug}, which is not on sale`);
      const lines = [{ product_id: id, price: rupiah(price), quantity: 1, gifts: 0 }];
      unwrap(await checkOut(db, { buyer, lines, idempotency_key: keyOf(slug, name, clock) }));
    },

    async subscribe({ name, slug, with_trial }, clock) {
      const subscriber = await accountOf(name);
      const { id } = await productOf(slug);
      const plan = (await readSubscriptionOffer(db.orm, id))?.plans[0];
      if (plan === undefined) throw new Error(`the past subscribes to ${slug}, which has no plan`);
      const begin = { subscriber, product_id: id, plan: plan.plan, price: plan.price, with_trial };
      unwrap(await startSubscription({ db, clock }, { ...begin, idempotency_key: keyOf(slug, name, clock) }));
    },

    async cancel({ name, slug }, clock) {
      const user_id = await idOf(name);
      const { subscriptions } = await listSubscriptions(db.orm, user_id, FIRST_PAGE);
      const { id } = found(subscriptions.find(({ product }) => product.slug === slug) ?? null, name);
      unwrap(await cancelSubscription({ db, clock }, { user_id, id }));
    },

    renew: (_, clock) => settleDueSubscriptions({ db, clock, onError: rethrow }),

    async review({ name, slug, rating, body }) {
      const { id: product_id } = await productOf(slug);
      unwrap(await writeReview(db, { user_id: await idOf(name), product_id, rating, body }));
    },
  };
}

type StaffEvent = 'ask_refund' | 'decide_refund' | 'form' | 'move_lead';

function desk(services: PastServices, { idOf, staff }: Desk): Pick<Players, StaffEvent> {
  const { db, readConsumption } = services;
  const refunds = { readConsumption, gateways: services.gateways.map(({ name }) => name) };
  return {
    async ask_refund({ name, slug, reason }, clock) {
      const user_id = await idOf(name);
      const { orders } = await listOwnOrders(db.orm, user_id, FIRST_PAGE);
      const items = orders.flatMap((order) => order.items);
      const item = found(items.find((one) => one.slug === slug) ?? null, name);
      const asked = await requestRefund(
        { db, clock, ...refunds },
        { user_id, order_item_id: item.id, destination: 'wallet', reason },
      );
      if (!asked.ok && asked.refusal.code !== 'REFUND_ALREADY_REQUESTED') unwrap(asked);
    },

    async decide_refund({ name, verdict, note }, clock) {
      const requests = await listOwnRequests(db.orm, await idOf(name), FIRST_PAGE);
      const open = requests.find(({ status }) => status === 'requested');
      if (open === undefined) return;
      const key = keyOf('refund', name, clock);
      const decision = { request_id: open.id, verdict, note, actor: staff, idempotency_key: key };
      unwrap(await decideRefundRequest(db, { ...refunds, ...decision }));
    },

    async form({ lead }, clock) {
      const meeting = dayOf(new Date(clock.now().getTime() + 5 * DAY_MS));
      const form = toSentForm(lead, { submission_key: randomUUID(), preferred_date: meeting });
      const user_id = await findUserId(db.orm, emailOf(lead.name));
      unwrap(await submitForm({ db, clock }, form, { user_id, ip_address: '192.0.2.1' }));
    },

    move_lead: ({ lead, move }) =>
      withTx(db, async (tx) => {
        const { leads } = await listLeads(
          tx,
          { search: emailOf(lead.name), status: undefined },
          { ...FIRST_PAGE, sort: '-lead_score' },
        );
        const { id } = found(leads[0] ?? null, lead.name);
        const { status, note, next } = move;
        const planned = next && {
          owner_id: staff.id,
          next_action: next.action,
          next_action_on: dayOf(new Date(Date.now() + (next.in - lead.days) * DAY_MS)),
        };
        unwrap(await updateLead(tx, staff, { id, status, ...planned }));
        if (note !== undefined) unwrap(await addLeadNote(tx, staff, { id, note }));
        return succeed(null);
      }),
  };
}

function createPlayer(services: PastServices, staff: Staff) {
  const names = openNames(services);
  const desks = { ...names, staff, idOfProduct: async (slug: string) => (await names.productOf(slug)).id };
  const players: Players = {
    ...buyers(services, names),
    ...desk(services, desks),
    ...sessions(services, desks),
    ...classes(services, desks),
    ...learners(services, desks),
  };
  return <Kind extends PastEvent['kind']>(event: PastEvent<Kind>, clock: Clock) =>
    players[event.kind](event, clock);
}

const FIRST_PAGE = { limit: 100, offset: 0 } as const;

/** The same at every start; the time makes it unique per event. */
const keyOf = (what: string, name: string, clock: Clock) =>
  `demo-past-${what}-${emailOf(name)}-${clock.now().toISOString()}`;

function found<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`the demo's past misses something of ${name}`);
  return value;
}

function rethrow(error: unknown): never {
  throw error;
}
