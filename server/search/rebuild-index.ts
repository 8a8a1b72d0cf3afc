import { succeed } from '#shared/result.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { forgetServicePages } from './service-pages.queries.ts';
import { writeServicePages } from './service-pages.ts';
import { deleteOrphans, indexSource, selectSources } from './sources.queries.ts';

/** Makes every passage again, each source in a transaction of its own, while people search. Returns their number. */
export async function rebuildIndex(db: Database): Promise<number> {
  const write = (work: (tx: Tx) => Promise<void>) => withTx(db, async (tx) => succeed(await work(tx)));
  await write(deleteOrphans);
  const sources = await selectSources(db.orm);
  for (const source of sources) await write((tx) => indexSource(tx, source));
  await write(forgetServicePages);
  await writeServicePages(db);
  return sources.length;
}
