import type { QueuedRefund } from '#contract/admin/refunds.ts';
import type { SoldItem } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';

/** How much of a holding its owner has used: whole percent of the lessons opened, and downloads. */
export type Consumption = QueuedRefund['used_now'];

/** Injected at composition: this module does not know how content is consumed. */
export type ReadConsumption = (
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
) => Promise<Consumption>;

/** Use of what an item gave: of a bundle, the use of any part is use of all (DECISIONS 56). */
export async function readItemConsumption(
  reader: Reader,
  { user_id, given_ids }: Pick<SoldItem, 'user_id' | 'given_ids'>,
  readConsumption: ReadConsumption,
): Promise<Consumption> {
  let [consumed_percent, download_count] = [0, 0];
  for (const product_id of given_ids) {
    const used = await readConsumption(reader, { user_id, product_id });
    consumed_percent = Math.max(consumed_percent, used.consumed_percent);
    download_count += used.download_count;
  }
  return { consumed_percent, download_count };
}

/** What refunds need of this installation. */
export interface RefundContext {
  readonly readConsumption: ReadConsumption;
  /** Names of its gateways. */
  readonly gateways: readonly string[];
}
