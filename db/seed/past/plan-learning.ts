import { type DemoProduct, readLesson } from '../demo-products.ts';
import type { DatedEvent, PurchaseEvent } from './past-events.ts';
import type { Past } from './read-past.ts';

const LESSONS_A_SITTING = 3;
const DAYS_BETWEEN = 2.5;
const DAYS_TO_REVIEW = 2;
const HOUR = 1 / 24;
/** The share of buyers who never open a course, and the share of it that the most eager ones finish. */
const NEVER = 0.2;
const MOST = 1.3;

type Sitting = Extract<DatedEvent, { kind: 'learn' }>;

interface World {
  readonly past: Past;
  readonly products: readonly DemoProduct[];
  readonly random: () => number;
}

export function planLearning(
  { past, products, random }: World,
  kept: readonly PurchaseEvent[],
): readonly DatedEvent[] {
  const written = new Map(products.map(({ slug, modules }) => [slug, lessonsOf(modules)]));
  const sittings = kept.flatMap((bought) => {
    const lessons = written.get(bought.slug) ?? [];
    const share = (random() - NEVER) / (1 - NEVER);
    const reached = Math.ceil(share * MOST * lessons.length);
    return planSittings(bought, lessons.slice(0, Math.max(0, reached)), lessons.length);
  });
  return [...sittings, ...planWork(past, sittings)];
}

const lessonsOf = (modules: DemoProduct['modules']) =>
  modules.flatMap(({ lessons }) => lessons.flatMap(({ id }) => (id === undefined ? [] : [id])));

const asksForWork = (slug: string, lesson: string) =>
  readLesson(slug, lesson).assignment?.is_required === true;

function planSittings({ name, slug, days_ago }: PurchaseEvent, lessons: readonly string[], all: number) {
  const sittings: Sitting[] = [];
  for (let first = 0; first < lessons.length; first += LESSONS_A_SITTING) {
    const at = days_ago - HOUR - (first / LESSONS_A_SITTING) * DAYS_BETWEEN;
    if (at < HOUR) break;
    const sat = lessons.slice(first, first + LESSONS_A_SITTING);
    const last = sat.at(-1);
    const stops = last !== undefined && last === lessons.at(-1);
    const is_last = stops && lessons.length === all && !asksForWork(slug, last);
    const begun = stops && !is_last ? last : null;
    const done = begun === null ? sat : sat.slice(0, -1);
    sittings.push({ kind: 'learn', name, slug, done, begun, is_last, days_ago: at });
  }
  return sittings;
}

function planWork({ hand_ins }: Past, sittings: readonly Sitting[]): readonly DatedEvent[] {
  const handed = sittings
    .filter(({ slug, begun }) => begun !== null && asksForWork(slug, begun))
    .toSorted((a, b) => a.days_ago - b.days_ago);
  return handed.flatMap(({ name, slug, begun, days_ago }, n): readonly DatedEvent[] => {
    const work = hand_ins[n % hand_ins.length];
    if (begun === null || work === undefined) return [];
    const { body, feedback } = work;
    const handedIn = {
      kind: 'hand_in',
      name,
      slug,
      lesson: begun,
      body,
      days_ago: days_ago - HOUR / 2,
    } as const;
    if (n === 0) return [handedIn];
    const decided = days_ago - DAYS_TO_REVIEW;
    return [
      handedIn,
      { kind: 'accept_hand_in', name, feedback, days_ago: decided },
      { kind: 'learn', name, slug, done: [begun], begun: null, is_last: true, days_ago: decided - HOUR },
    ];
  });
}
