import { type SQL, sql } from 'drizzle-orm';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Reader } from '../platform/database/db.ts';
import { readSegmentRules, segmentCondition } from '../segments/index.ts';
import type { Audience } from './broadcasts.queries.ts';

export type WithoutSegment = { readonly code: 'BROADCAST_WITHOUT_SEGMENT' };

/** A condition on `people p`; consent and bounces are added where it is read. */
export async function audienceCondition(
  reader: Reader,
  { audience, segment_id }: Audience,
): Promise<Result<SQL, WithoutSegment>> {
  if (audience === 'everybody') return succeed(sql`true`);
  const rules = segment_id === null ? null : await readSegmentRules(reader, segment_id);
  return rules === null ? refuse({ code: 'BROADCAST_WITHOUT_SEGMENT' }) : succeed(segmentCondition(rules));
}
