import { DAY_MS } from '#shared/time/dates.ts';
import type { DemoProduct } from '../demo-products.ts';
import { planLearning } from './learning.ts';
import type { DatedEvent, PurchaseEvent } from './past-events.ts';
import type { Past, PastLead, PastPerson } from './read-past.ts';
import { planClass, planMeeting, planMeetings, planSession } from './sessions.ts';

interface Shelf {
  readonly slug: string;
  readonly price: number;
  readonly weight: number;
  readonly needs_profile: boolean;
  readonly launched: number;
}

interface Customer {
  readonly person: PastPerson;
  balance: number;
  readonly steps_ahead: number;
  readonly owned: Set<string>;
}

const MINUTE = 1 / (24 * 60);
const TOP_UP_STEP = 50_000;
/** Most top up more than is missing, but not where a renewal would spend it. */
const STEPS_AHEAD = { buyer: 10, subscriber: 3 };
/** Within the refund period. */
const RECENT_DAYS = 5;

/** The demo's history as a list of events in order. The same every time, so that an interrupted start can continue. */
export function planPast(past: Past, products: readonly DemoProduct[], now: Date): readonly DatedEvent[] {
  const random = newRandom();
  const shelves = shelvesOf(past, products, now);
  const events: DatedEvent[] = [];
  for (const person of past.people) events.push(...planPerson(person, { past, products, shelves, random }));
  for (const { name, slug, bought } of past.newcomers) {
    const isOwned = events.some(
      (event) => event.kind === 'buy' && event.name === name && event.slug === slug,
    );
    if (!isOwned) events.push({ kind: 'buy', name, slug, days_ago: bought });
  }
  const refunds = planRefunds(past, events);
  const kept = withoutRefunded(events, refunds);
  events.push(
    ...refunds,
    ...planReviews(past, kept, random),
    ...planLearning({ past, products, random }, kept),
    ...past.leads.flatMap(planLead),
    ...past.sessions.flatMap(planSession),
    ...past.classes.flatMap(planClass),
    ...planSubscription(past.due, new Set(), products),
    ...planMeeting(past.meeting, products),
  );
  const oldest = Math.max(...past.subscriptions.map(({ begun }) => begun));
  for (let day = oldest - 1; day >= 0; day--) events.push({ kind: 'renew', days_ago: day + 0.9 });
  return events.sort((a, b) => b.days_ago - a.days_ago);
}

function newRandom(): () => number {
  let state = 20_261_122;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shelvesOf({ favourites }: Past, products: readonly DemoProduct[], now: Date): readonly Shelf[] {
  return products
    .filter(({ slug }) => favourites[slug] !== undefined)
    .map(({ slug, price, type, launched_on }) => ({
      slug,
      price,
      weight: favourites[slug] ?? 0,
      needs_profile: price === 0 && type !== 'freebie',
      launched: (now.getTime() - Date.parse(launched_on)) / DAY_MS,
    }));
}

interface World {
  readonly past: Past;
  readonly products: readonly DemoProduct[];
  readonly shelves: readonly Shelf[];
  readonly random: () => number;
}

function planPerson(person: PastPerson, world: World): readonly DatedEvent[] {
  const { name, joined, orders } = person;
  const own = world.past.subscriptions.filter((subscription) => subscription.name === name);
  const steps_ahead = own.length > 0 ? STEPS_AHEAD.subscriber : STEPS_AHEAD.buyer;
  const customer = { person, balance: 0, steps_ahead, owned: new Set<string>() };
  const begun: readonly DatedEvent[] = [{ kind: 'join', person, days_ago: joined }];
  const moments = Array.from({ length: orders }, () => Math.max(0.02, world.random() * (joined - 0.1)));
  const visits = moments.map((days_ago) => ({ days_ago, subscription: null }));
  const all = [...visits, ...own.map((subscription) => ({ days_ago: subscription.begun, subscription }))];
  all.sort((a, b) => b.days_ago - a.days_ago);
  return [
    ...begun,
    ...all.flatMap(({ days_ago, subscription }) =>
      subscription === null
        ? planVisit(customer, days_ago, world)
        : planSubscription(subscription, customer.owned, world.products),
    ),
  ];
}

function planVisit(customer: Customer, days_ago: number, { shelves, random }: World): readonly DatedEvent[] {
  const open = shelves.filter(
    ({ slug, launched, needs_profile }) =>
      launched > days_ago && !customer.owned.has(slug) && (customer.person.profile || !needs_profile),
  );
  const chosen = pick(open, random());
  if (chosen === null) return [];
  const { slug, price } = chosen;
  const { name } = customer.person;
  const events: DatedEvent[] = [];
  const missing = price - customer.balance;
  if (missing > 0) {
    const amount =
      (Math.ceil(missing / TOP_UP_STEP) + Math.floor(random() * customer.steps_ahead)) * TOP_UP_STEP;
    const fate = random();
    if (fate < 0.09) {
      events.push({ kind: 'top_up', name, amount, ends: 'failed', days_ago: days_ago + 12 * MINUTE });
    }
    if (fate > 0.96) {
      return [...events, { kind: 'top_up', name, amount, ends: 'open', days_ago: days_ago + 4 * MINUTE }];
    }
    events.push({ kind: 'top_up', name, amount, ends: 'paid', days_ago: days_ago + 4 * MINUTE });
    customer.balance += amount;
  }
  customer.owned.add(slug);
  customer.balance -= price;
  events.push({ kind: 'buy', name, slug, days_ago });
  if (slug === 'konsultasi-ai-1-on-1') events.push(...planMeetings(name, days_ago));
  return events;
}

function pick(shelves: readonly Shelf[], share: number): Shelf | null {
  let left = share * shelves.reduce((sum, { weight }) => sum + weight, 0);
  for (const shelf of shelves) {
    left -= shelf.weight;
    if (left < 0) return shelf;
  }
  return null;
}

function planSubscription(
  { name, slug, begun, cancelled, poor, trial }: Past['subscriptions'][number],
  owned: Set<string>,
  products: World['products'],
): readonly DatedEvent[] {
  const price = priceOf(slug, products);
  // A top-up covers all periods, or only the first one of a poor subscriber.
  const periods = trial ? 0 : poor ? 1 : Math.floor((begun - (cancelled ?? 0)) / 28) + 1;
  const amount = price * periods;
  const events: DatedEvent[] = [];
  if (amount > 0) events.push({ kind: 'top_up', name, amount, ends: 'paid', days_ago: begun + 3 * MINUTE });
  events.push({ kind: 'subscribe', name, slug, with_trial: trial, days_ago: begun });
  if (cancelled !== undefined) events.push({ kind: 'cancel', name, slug, days_ago: cancelled });
  // Credit for renewals is not spent on visits.
  owned.add(slug);
  return events;
}

const priceOf = (slug: string, products: World['products']) =>
  products.find((product) => product.slug === slug)?.price ?? 0;

function returnable(events: readonly DatedEvent[], past: Past): readonly PurchaseEvent[] {
  const free = new Set(['daftar-periksa-siap-ai', 'prompt-klinik-harian', 'konsultasi-ai-1-on-1']);
  return events
    .filter((event): event is PurchaseEvent => event.kind === 'buy')
    .filter(({ slug }) => !free.has(slug) && past.reviews[slug] !== undefined)
    .sort((a, b) => b.days_ago - a.days_ago);
}

function planRefunds(past: Past, events: readonly DatedEvent[]): readonly DatedEvent[] {
  const bought = returnable(events, past);
  const old = bought.filter(({ days_ago }) => days_ago > 12);
  const fresh = bought.filter(({ days_ago }) => days_ago < RECENT_DAYS && days_ago > 0.2);
  const decided = past.refunds.flatMap(({ reason, after, verdict, note }, n) => {
    const chosen = old[Math.floor(((n + 0.5) * old.length) / past.refunds.length)];
    if (chosen === undefined) return [];
    const { name, slug } = chosen;
    const asked = chosen.days_ago - after;
    return [
      { kind: 'ask_refund', name, slug, reason, days_ago: asked } as const,
      { kind: 'decide_refund', name, verdict, note, days_ago: asked - 0.7 } as const,
    ];
  });
  const waiting = past.waiting_refunds.flatMap(({ reason }, n) => {
    const chosen = fresh[n];
    if (chosen === undefined) return [];
    const { name, slug, days_ago } = chosen;
    return [{ kind: 'ask_refund', name, slug, reason, days_ago: days_ago / 2 } as const];
  });
  return [...decided, ...waiting];
}

function withoutRefunded(
  events: readonly DatedEvent[],
  refunds: readonly DatedEvent[],
): readonly PurchaseEvent[] {
  const given = new Set(
    refunds.flatMap((event) => (event.kind === 'ask_refund' ? [`${event.name} ${event.slug}`] : [])),
  );
  return events.filter(
    (event): event is PurchaseEvent => event.kind === 'buy' && !given.has(`${event.name} ${event.slug}`),
  );
}

function planReviews(
  past: Past,
  kept: readonly PurchaseEvent[],
  random: () => number,
): readonly DatedEvent[] {
  return Object.entries(past.reviews).flatMap(([slug, texts]) => {
    const owners = kept.filter((one) => one.slug === slug && one.days_ago > 7);
    return texts.flatMap((text, n) => {
      const owner = owners[n];
      if (owner === undefined) return [];
      const days_ago = owner.days_ago - 3 - random() * 3;
      // Before the consultation is held: it ends the right to it, and to a review.
      return [{ kind: 'review', name: owner.name, slug, ...text, days_ago } as const];
    });
  });
}

function planLead(lead: PastLead): readonly DatedEvent[] {
  const moves = lead.moves.map(
    (move) => ({ kind: 'move_lead', lead, move, days_ago: Math.max(0.05, lead.days - move.after) }) as const,
  );
  return [{ kind: 'form', lead, days_ago: lead.days + 0.3 }, ...moves];
}
