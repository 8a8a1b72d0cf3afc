import type { ReadConsumption } from '#server/modules/refunds/index.ts';
import { selectBegun } from './times/times.queries.ts';

/** What else was used of a holding; a session that took place, was missed or has begun is all of it (DECISIONS 56, 65). */
export const withSessions =
  (readConsumption: ReadConsumption): ReadConsumption =>
  async (reader, holdings) => {
    const used = await readConsumption(reader, holdings);
    const begun = await selectBegun(reader, holdings);
    return used.map((one, n) => (begun[n] ? { ...one, consumed_percent: 100 } : one));
  };
