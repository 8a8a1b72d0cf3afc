import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { CourseLesson, CourseProgress } from '#shared/courses/course.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type {
  AccessDenied,
  LessonLocked,
  LessonNotFound,
  LessonRefusal,
  LessonUnfinished,
  RefundForfeited,
} from '../courses.errors.ts';
import { exceedsConsumptionLimit, findLesson, progressOf } from '../courses.rules.ts';
import type { CourseServices } from '../courses-services.ts';
import { type HeldContent, requireHeldProduct } from '../purchases/require-held-product.ts';
import { locksOf, requirementOf } from './lesson-lock.rules.ts';
import {
  type LessonProgressUpdate,
  markOpened,
  mergeProgress,
  selectOpenedLessons,
  selectProgress,
} from './progress.queries.ts';

export interface ProgressUpdate extends Omit<LessonProgressUpdate, 'product_id'> {
  readonly slug: string;
}

type Outcome = Result<
  { readonly progress: CourseProgress },
  AccessDenied | LessonNotFound | LessonLocked | LessonUnfinished
>;

/** Idempotent; merges devices; locks the holding. Refuses completion before the requirements. */
export function recordLessonProgress(
  { db, clock }: Pick<CourseServices, 'db' | 'clock'>,
  { slug, ...visit }: ProgressUpdate,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const held = await requireHeldProduct(tx, visit.user_id, slug);
    if (!held.ok) return held;
    const { product, modules } = held.value.content;
    const learner = { user_id: visit.user_id, product_id: product.id };
    if ((await lockHolding(tx, learner)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const found = findLesson(modules, visit.lesson_id);
    if (found === null) return refuse({ code: 'LESSON_NOT_FOUND' });
    const lock = await readLock(tx, held.value, { ...visit, now: clock.now() });
    if (lock !== null) return refuse({ code: 'LESSON_LOCKED', details: lock });
    const known = (await selectProgress(tx, learner)).find(({ lesson_id }) => lesson_id === visit.lesson_id);
    const requirement = visit.is_done ? requirementOf(found.lesson, known) : null;
    if (requirement !== null) return refuse({ code: 'LESSON_UNFINISHED', details: { requirement } });
    await mergeProgress(tx, { ...visit, ...learner });
    const progress = progressOf(modules, await selectProgress(tx, learner));
    if (progress === null) throw new Error('a course with a lesson has no progress');
    return succeed({ progress });
  });
}

export interface LessonRequest {
  readonly user_id: string;
  readonly slug: string;
  readonly lesson_id: string;
}

type Services = Pick<CourseServices, 'db' | 'clock' | 'readRefundEligibility'>;

interface Opening {
  readonly user_id: string;
  readonly product_id: string;
  readonly lesson_id: string;
  readonly forfeits_refund: boolean;
}
type OpenLessonResult = Result<{ readonly opened: true }, AccessDenied | RefundForfeited>;

/** Locks the holding, so that concurrent openings count in turn and none races its revocation. */
export function recordLessonOpening(services: Services, opening: Opening): Promise<OpenLessonResult> {
  return withTx(services.db, async (tx): Promise<OpenLessonResult> => {
    if ((await lockHolding(tx, opening)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const ends = opening.forfeits_refund ? null : await forfeitsRefund(tx, opening, services);
    if (ends !== null) return refuse(ends);
    await markOpened(tx, opening);
    return succeed({ opened: true });
  });
}

async function forfeitsRefund(
  tx: Tx,
  opening: Opening,
  { clock, readRefundEligibility }: Services,
): Promise<RefundForfeited | null> {
  const refund = await readRefundEligibility(tx, opening, clock.now());
  if (refund === null || !refund.is_open) return null;
  const { max_percent } = refund.policy;
  const [course] = await selectOpenedLessons(tx, [opening]);
  if (course === undefined || !exceedsConsumptionLimit(course, max_percent)) return null;
  return { code: 'REFUND_ENDS', details: { until: refund.until, max_percent } };
}

export async function openLesson(
  services: Services,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<{ readonly opened: true }, LessonRefusal>> {
  const held = await requireHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  if (findLesson(modules, lesson_id) === null) return refuse({ code: 'LESSON_NOT_FOUND' });
  const lock = await readLock(services.db.orm, held.value, { user_id, lesson_id, now: services.clock.now() });
  if (lock !== null) return refuse({ code: 'LESSON_LOCKED', details: lock });
  return recordLessonOpening(services, { user_id, product_id: product.id, lesson_id, forfeits_refund: true });
}

interface OpenedLesson {
  readonly product_id: string;
  readonly lesson: CourseLesson;
}

/** Content beside a lesson needs its opening, which may end the refund. */
export async function requireOpenedLesson(
  reader: Reader,
  { user_id, slug, lesson_id }: LessonRequest,
): Promise<Result<OpenedLesson, AccessDenied | LessonNotFound>> {
  const held = await requireHeldProduct(reader, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  const found = findLesson(modules, lesson_id);
  const visits = await selectProgress(reader, { user_id, product_id: product.id });
  const isOpened = visits.some((visit) => visit.lesson_id === lesson_id && visit.opened_at !== null);
  if (found === null || !isOpened) return refuse({ code: 'LESSON_NOT_FOUND' });
  return succeed({ product_id: product.id, lesson: found.lesson });
}

/** Null: the lesson opens. */
export async function readLock(
  reader: Reader,
  { content, holding: { purchased_at } }: HeldContent,
  { user_id, lesson_id, now }: { readonly user_id: string; readonly lesson_id: string; readonly now: Date },
): Promise<LessonLock | null> {
  const visits = await selectProgress(reader, { user_id, product_id: content.product.id });
  return locksOf(content, visits, { purchased_at, now }).get(lesson_id) ?? null;
}
