import {
  answerQuizQuestion,
  handInWork,
  issueCertificate,
  listHandIns,
  openLesson,
  recordLessonProgress,
  reviewHandIn,
} from '#server/courses/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type DemoProduct, readLesson } from '../demo-products.ts';
import { optionId, questionId } from '../to-new-product.ts';
import {
  type DatedEvent,
  type Desk,
  type PastServices,
  type Players,
  type PurchaseEvent,
  unwrap,
} from './past-events.ts';
import { emailOf, type Past } from './read-past.ts';

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

export type LearningEvent = 'learn' | 'hand_in' | 'accept_hand_in';

interface Place {
  readonly user_id: string;
  readonly slug: string;
  readonly lesson_id: string;
}

const FIRST_PAGE = { limit: 100, offset: 0, from: 'start', sort: '-handed_in_at' } as const;

export function learners({ db }: PastServices, { idOf, staff }: Desk): Pick<Players, LearningEvent> {
  return {
    async learn({ name, slug, done: finished, begun, is_last }, clock) {
      const user_id = await idOf(name);
      for (const lesson_id of finished)
        await watch(db, { user_id, slug, lesson_id }, { is_done: true, clock });
      if (begun !== null) await watch(db, { user_id, slug, lesson_id: begun }, { is_done: false, clock });
      if (is_last) unwrap(await issueCertificate(db, { user_id, slug }));
    },

    async hand_in({ name, slug, lesson: lesson_id, body }) {
      unwrap(await handInWork(db, { user_id: await idOf(name), slug, lesson_id, body, file_id: null }));
    },

    async accept_hand_in({ name, feedback }) {
      const { hand_ins } = await listHandIns(db.orm, { ...FIRST_PAGE, state: 'waiting' });
      const received = hand_ins.find(({ email }) => email === emailOf(name));
      if (received === undefined) return;
      const { id, revision } = received;
      unwrap(await reviewHandIn(db, { id, revision, decision: 'accepted', feedback }, staff));
    },
  };
}

/** Opens the lesson, passes its quiz, and watches to the end or for 15 seconds. */
async function watch(db: Database, place: Place, { is_done, clock }: { is_done: boolean; clock: Clock }) {
  unwrap(await openLesson({ db, clock, readRefundEligibility: async () => null }, place));
  if (is_done) await passQuiz(db, place);
  const visit = { ...place, position_seconds: is_done ? 0 : 15, is_done, watched_at: clock.now() };
  unwrap(await recordLessonProgress({ db, clock }, visit));
}

/** Every third learner gets the first question wrong, and passes. */
async function passQuiz(db: Database, place: Place): Promise<void> {
  const { quiz } = readLesson(place.slug, place.lesson_id);
  for (const [index, { options, answers }] of (quiz?.questions ?? []).entries()) {
    const right = options.flatMap(({ right: isRight }, n) => (isRight ? [optionId(n)] : []));
    const wrong = options.flatMap(({ right: isRight }, n) => (isRight ? [] : [optionId(n)])).slice(0, 1);
    const choices = index === 0 && Number.parseInt(place.user_id.slice(0, 2), 16) % 3 === 0 ? wrong : right;
    const [text = ''] = answers;
    unwrap(await answerQuizQuestion(db, { ...place, question_id: questionId(index), choices, text }));
  }
}
