import type { Holder } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { selectBegun } from './times/times.queries.ts';

interface Use {
  readonly consumed_percent: number;
  readonly download_count: number;
}
type ReadUse = (reader: Reader, holdings: readonly Holder[]) => Promise<readonly Use[]>;

/** What else was used of a holding; a session that took place, was missed or has begun is all of it (DECISIONS 56, 65). */
export const withSessions =
  (readUse: ReadUse): ReadUse =>
  async (reader, holdings) => {
    const used = await readUse(reader, holdings);
    const begun = await selectBegun(reader, holdings);
    return used.map((one, n) => (begun[n] ? { ...one, consumed_percent: 100 } : one));
  };
