import { readSegmentRules } from '#server/segments/index.ts';
import { succeed } from '#shared/result.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { enrolNewMembers, forgetFormerMembers, selectWatched } from './segments.queries.ts';
import { lockSequence } from './sequences.queries.ts';

/** Enrols who joined a segment since the last look. */
export async function followSegments(db: Database): Promise<void> {
  for (const id of await selectWatched(db.orm)) {
    await withTx(db, async (tx) => succeed(await followSegment(tx, id, { enrols: true })));
  }
}

/** Without `enrols` those who are in the segment now are only remembered, so that they do not join it later. */
export async function followSegment(
  tx: Tx,
  id: string,
  { enrols }: { readonly enrols: boolean },
): Promise<void> {
  const sequence = await lockSequence(tx, id);
  if (sequence === null || sequence.state !== 'running' || sequence.trigger_segment_id === null) return;
  const rules = await readSegmentRules(tx, sequence.trigger_segment_id);
  if (rules === null) return;
  await forgetFormerMembers(tx, id, rules);
  await enrolNewMembers(tx, { id, enrols }, rules);
}
