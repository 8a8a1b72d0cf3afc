import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { RefundObstacleCode } from '#shared/refunds.ts';
import type { FileLinks } from './files/file-links.ts';

/** Refund eligibility of a holding. */
export interface RefundEligibility {
  readonly order_id: string;
  /** Deadline of the request. */
  readonly until: string;
  readonly policy: { readonly days: number; readonly max_percent: number };
  /** Null: refundable. */
  readonly obstacle: RefundObstacleCode | null;
  /** Refundable now, but further use may forfeit it. */
  readonly is_open: boolean;
}

/** Injected at composition. Null: not bought by the holder. */
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
