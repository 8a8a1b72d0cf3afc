import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { publishDueDrafts } from './articles.queries.ts';

/** Idempotent and safe under concurrent workers. Returns their number. */
export async function publishScheduled(db: Database, clock: Clock): Promise<number> {
  const published = await withTx(db, async (tx) => {
    const posts = await publishDueDrafts(tx, 'post', clock.now());
    return succeed(posts + (await publishDueDrafts(tx, 'case_study', clock.now())));
  });
  return published.ok ? published.value : 0;
}
