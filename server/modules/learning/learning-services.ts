import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { RefundObstacleCode } from '#shared/refunds.ts';
import type { FileLinks } from './files/file-links.ts';

/** How something that is held stands with the refund policy of its order. */
export interface RefundEligibility {
  readonly order_id: string;
  /** Last moment to ask. */
  readonly until: string;
  readonly policy: { readonly days: number; readonly max_percent: number };
  /** null: it can be asked back. */
  readonly obstacle: RefundObstacleCode | null;
  /** There is a right that further use may end. */
  readonly is_open: boolean;
}

/** Who knows the rules of refunds is told to this module when the app is put together. Null: its holder did not buy it. */
export type ReadRefundEligibility = (
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
  now: Date,
) => Promise<RefundEligibility | null>;

export interface LearningServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly links: FileLinks;
  readonly clock: Clock;
  readonly readRefundEligibility: ReadRefundEligibility;
}
