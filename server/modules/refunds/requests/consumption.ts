import type { Reader } from '#server/platform/db.ts';

/** How much of a holding its owner has used. */
export interface Consumption {
  /** Whole percent of the lessons opened. */
  readonly consumed_percent: number;
  readonly download_count: number;
}

/** Injected at composition: this module does not know how content is consumed. */
export type ReadConsumption = (
  reader: Reader,
  holding: { readonly user_id: string; readonly product_id: string },
) => Promise<Consumption>;
