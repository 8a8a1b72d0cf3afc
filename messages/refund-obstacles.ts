import { inLanguage } from '#shared/language/language.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import { refundObstacles as en } from './en/refund-obstacles.ts';
import { refundObstacles as id } from './id/refund-obstacles.ts';

const refundObstacles = inLanguage({ id, en });
type Obstacle = Exclude<keyof typeof id, 'sessionBegun' | 'classUsed'>;

/** Why a refund cannot be asked for, in the words of what was bought: time with somebody is not opened as a lesson is. */
export function refundObstacleText(obstacle: Obstacle, kind: PurchaseKind): string {
  if (obstacle === 'REFUND_CONSUMED' && kind === 'session') return refundObstacles.sessionBegun;
  if (obstacle === 'REFUND_CONSUMED' && kind === 'class') return refundObstacles.classUsed;
  return refundObstacles[obstacle];
}
