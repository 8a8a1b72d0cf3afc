import type { ReadConsumption } from '#server/modules/refunds/index.ts';
import { hasBegunSession } from './times/times.queries.ts';

/** What else was used of a holding; a session that took place, was missed or has begun is all of it (DECISIONS 56, 65). */
export const withSessions =
  (readConsumption: ReadConsumption): ReadConsumption =>
  async (reader, holding) => {
    const used = await readConsumption(reader, holding);
    return (await hasBegunSession(reader, holding)) ? { ...used, consumed_percent: 100 } : used;
  };
