import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { publishDueCaseStudies } from './case-studies-desk.queries.ts';
import { publishDuePosts } from './posts-desk.queries.ts';

/** Publishes every draft whose day has come; run twice, or by two workers at once, it is the same. How many. */
export async function publishScheduled(db: Database, clock: Clock): Promise<number> {
  const published = await withTx(db, async (tx) => {
    const posts = await publishDuePosts(tx, clock.now());
    return succeed(posts + (await publishDueCaseStudies(tx, clock.now())));
  });
  return published.ok ? published.value : 0;
}
