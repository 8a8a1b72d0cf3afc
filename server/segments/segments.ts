import type { Segment, SegmentRules } from '#contract/segments/admin.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import {
  countPeopleIn,
  insertSegment,
  isNameTaken,
  lockSegment,
  lockSegments,
  removeSegment,
  type SegmentRow,
  type SegmentWrite,
  selectSegment,
  selectSegments,
  writeSegment,
} from './segments.queries.ts';
import { parseStoredRules } from './stored-rules.ts';

const MAX_SEGMENTS = 100;

export async function listSegments(reader: Reader): Promise<readonly Segment[]> {
  const listed: Segment[] = [];
  // One after the other, as each count reads all people.
  for (const row of await selectSegments(reader, MAX_SEGMENTS)) listed.push(await counted(reader, row));
  return listed;
}

async function counted(reader: Reader, { definition, ...segment }: SegmentRow): Promise<Segment> {
  const rules = parseStoredRules(definition);
  return { ...segment, ...rules, count: await countPeopleIn(reader, rules) };
}

export async function readSegment(reader: Reader, id: string): Promise<Result<Segment, NotFound>> {
  const row = await selectSegment(reader, id);
  return row === null ? refuse({ code: 'SEGMENT_NOT_FOUND' }) : succeed(await counted(reader, row));
}

/** Null for a deleted segment. */
export async function readSegmentRules(reader: Reader, id: string): Promise<SegmentRules | null> {
  const row = await selectSegment(reader, id);
  return row === null ? null : parseStoredRules(row.definition);
}

type NameTaken = { readonly code: 'SEGMENT_NAME_TAKEN' };
type NotFound = { readonly code: 'SEGMENT_NOT_FOUND' };
type SegmentKey = { readonly id: string };

export async function createSegment(
  tx: Tx,
  actor: Actor,
  segment: SegmentWrite,
): Promise<Result<SegmentKey, NameTaken | { readonly code: 'TOO_MANY_SEGMENTS' }>> {
  if ((await lockSegments(tx)) >= MAX_SEGMENTS) return refuse({ code: 'TOO_MANY_SEGMENTS' });
  const id = await insertSegment(tx, segment);
  if (id === null) return refuse({ code: 'SEGMENT_NAME_TAKEN' });
  const subject = { type: 'segment', id } as const;
  await recordAudit(tx, actor, { action: 'segment.created', subject, after: { ...segment } });
  return succeed({ id });
}

export async function updateSegment(
  tx: Tx,
  actor: Actor,
  segment: SegmentWrite & SegmentKey,
): Promise<Result<SegmentKey, NameTaken | NotFound>> {
  const { id, ...after } = segment;
  const before = await lockSegment(tx, id);
  if (before === null) return refuse({ code: 'SEGMENT_NOT_FOUND' });
  if (await isNameTaken(tx, segment)) return refuse({ code: 'SEGMENT_NAME_TAKEN' });
  await writeSegment(tx, segment);
  await recordAudit(tx, actor, {
    action: 'segment.updated',
    subject: { type: 'segment', id },
    before: { name: before.name, ...parseStoredRules(before.definition) },
    after,
  });
  return succeed({ id });
}

export async function deleteSegment(tx: Tx, actor: Actor, id: string): Promise<Result<null, NotFound>> {
  const before = await lockSegment(tx, id);
  if (before === null) return refuse({ code: 'SEGMENT_NOT_FOUND' });
  await removeSegment(tx, id);
  await recordAudit(tx, actor, {
    action: 'segment.deleted',
    subject: { type: 'segment', id },
    before: { name: before.name, ...parseStoredRules(before.definition) },
  });
  return succeed(null);
}
