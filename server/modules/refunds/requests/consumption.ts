import type { Reader } from '#server/platform/db.ts';

/** How much of a holding its owner has used. */
export interface Consumption {
  /** Whole percent of the content that was opened. */
  readonly consumed_percent: number;
  readonly download_count: number;
}

/** Who knows how much was used is told to this module when the app is put together; it does not look itself. */
export type ReadConsumption = (
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
) => Promise<Consumption>;
