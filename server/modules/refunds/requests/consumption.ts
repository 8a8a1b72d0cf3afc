import type { QueuedRefund } from '#contract/admin/refunds.ts';
import type { Reader } from '#server/platform/db.ts';

/** How much of a holding its owner has used: whole percent of the lessons opened, and downloads. */
export type Consumption = QueuedRefund['used_now'];

/** Injected at composition: this module does not know how content is consumed. */
export type ReadConsumption = (
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
) => Promise<Consumption>;

/** What refunds need of this installation. */
export interface RefundContext {
  readonly readConsumption: ReadConsumption;
  /** Names of its gateways. */
  readonly gateways: readonly string[];
}
