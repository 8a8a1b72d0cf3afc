import { lockHolding } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonRefusal, RefundForfeited } from '../courses.errors.ts';
import { exceedsConsumptionLimit, findLesson } from '../courses.rules.ts';
import type { LearningServices } from '../courses-services.ts';
import { requireHeldProduct } from '../purchases/require-held-product.ts';
import { markOpened, selectOpenedLessons } from './progress.queries.ts';
import { readLock } from './read-lock.ts';

export interface LessonRequest {
  readonly user_id: string;
  readonly slug: string;
  readonly lesson_id: string;
}

type Services = Pick<LearningServices, 'db' | 'clock' | 'readRefundEligibility'>;

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
