import { keepHolding } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound, RefundEnds } from './learning.errors.ts';
import { crossesLimit, findLesson } from './learning.rules.ts';
import type { LearningServices } from './learning-services.ts';
import { openHeldProduct } from './open-held-product.ts';
import { markOpened, selectOpenedLessons } from './progress.queries.ts';

export interface LessonWanted {
  readonly user_id: string;
  readonly slug: string;
  readonly lesson_id: string;
}

type Services = Pick<LearningServices, 'db' | 'clock' | 'readRefundRight'>;

interface Opening {
  readonly user_id: string;
  readonly product_id: string;
  readonly lesson_id: string;
  /** The learner knows that money can not be asked back afterwards. */
  readonly gives_up_refund: boolean;
}
type Opened = Result<{ readonly opened: true }, AccessDenied | RefundEnds>;

/**
 * Notes that a lesson is handed out, once. Refuses the one that ends the right to money back, unless the learner gives
 * that up. The holding's row is held: lessons that are opened at once are counted in turn, and none is handed out
 * while the holding is being taken back.
 */
export function countOpening(services: Services, opening: Opening): Promise<Opened> {
  return withTx(services.db, async (tx): Promise<Opened> => {
    if ((await keepHolding(tx, opening)) === null) return refuse({ code: 'ACCESS_DENIED' });
    const ends = opening.gives_up_refund ? null : await endsRefund(tx, opening, services);
    if (ends !== null) return refuse(ends);
    await markOpened(tx, opening);
    return succeed({ opened: true });
  });
}

async function endsRefund(
  tx: Tx,
  opening: Opening,
  { clock, readRefundRight }: Services,
): Promise<RefundEnds | null> {
  const refund = await readRefundRight(tx, opening, clock.now());
  if (refund === null || !refund.is_open) return null;
  const { max_percent } = refund.policy;
  if (!crossesLimit(await selectOpenedLessons(tx, opening), max_percent)) return null;
  return { code: 'REFUND_ENDS', details: { until: refund.until, max_percent } };
}

/** Opens a lesson for somebody who knows what that ends; afterwards it is read like any other. */
export async function openLesson(
  services: Services,
  { user_id, slug, lesson_id }: LessonWanted,
): Promise<Result<{ readonly opened: true }, AccessDenied | LessonNotFound | RefundEnds>> {
  const held = await openHeldProduct(services.db.orm, user_id, slug);
  if (!held.ok) return held;
  const { product, modules } = held.value.content;
  if (findLesson(modules, lesson_id) === null) return refuse({ code: 'LESSON_NOT_FOUND' });
  return countOpening(services, { user_id, product_id: product.id, lesson_id, gives_up_refund: true });
}
