import { randomBytes } from 'node:crypto';
import type {
  Broadcast,
  BroadcastDetail,
  BroadcastInput,
  listBroadcasts as listBroadcastsEndpoint,
} from '#contract/broadcasts/admin.ts';
import { slugOf } from '#shared/content/slug.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import {
  copyMessage,
  countAudience,
  createMessage,
  deleteMessage,
  isKnownProduct,
  readFigures,
  readMessage,
  updateMessage,
} from '../mailings/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { ListQuery } from '../platform/lists/list-window.ts';
import { audienceCondition, type WithoutSegment } from './audience.queries.ts';
import {
  type BroadcastRow,
  insertBroadcast,
  lockBroadcast,
  removeBroadcast,
  selectBroadcast,
  selectBroadcasts,
  writeAudience,
} from './broadcasts.queries.ts';

type BroadcastKey = { readonly id: string };
export type NotFound = { readonly code: 'BROADCAST_NOT_FOUND' };
type StartedRefusal = { readonly code: 'BROADCAST_STARTED' };
type NoProduct = { readonly code: 'PRODUCT_NOT_FOUND' };
type EditConflict = { readonly code: 'BROADCAST_CHANGED' };

export async function listBroadcasts(reader: Reader, query: ListQuery<typeof listBroadcastsEndpoint>) {
  const { rows, total } = await selectBroadcasts(reader, query);
  const figures = await readFigures(
    reader,
    rows.map(({ message_id }) => message_id),
  );
  return { broadcasts: rows.map((row) => withFigures(row, figures)), total };
}

function withFigures(
  { message_id, version: _version, segment_id: _segment, queued_at: _queued, ...shown }: BroadcastRow,
  figures: Awaited<ReturnType<typeof readFigures>>,
): Broadcast {
  const own = figures.get(message_id);
  if (own === undefined) throw new Error('figures of a message are missing');
  return { ...shown, figures: own };
}

export async function readBroadcast(reader: Reader, id: string): Promise<Result<BroadcastDetail, NotFound>> {
  const row = await selectBroadcast(reader, id);
  const message = row === null ? null : await readMessage(reader, row.message_id);
  if (row === null || message === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  const { id: _id, campaign: _campaign, is_held: _held, version: _version, ...texts } = message;
  const [figures, readers] = await Promise.all([
    readFigures(reader, [row.message_id]),
    countReaders(reader, row),
  ]);
  return succeed({
    ...texts,
    ...withFigures(row, figures),
    version: row.version,
    readers: readers.ok ? readers.value : 0,
  });
}

export async function countReaders(
  reader: Reader,
  { purpose, ...audience }: Pick<BroadcastInput, 'purpose' | 'audience' | 'segment_id'>,
): Promise<Result<number, WithoutSegment>> {
  const where = await audienceCondition(reader, audience);
  return where.ok ? succeed(await countAudience(reader, { purpose, where: where.value })) : where;
}

/** The campaign stays when the subject changes, as links may be out. */
const campaignOf = (subject: string) =>
  [slugOf(subject).slice(0, 60).replace(/-$/, ''), randomBytes(2).toString('hex')]
    .filter((part) => part !== '')
    .join('-');

const auditOf = ({
  subject,
  purpose,
  audience,
  segment_id,
}: Pick<BroadcastInput, 'subject' | 'purpose' | 'audience' | 'segment_id'>) => ({
  subject,
  purpose,
  audience,
  segment_id,
});

export async function createBroadcast(
  tx: Tx,
  actor: Actor,
  { audience, segment_id, ...written }: BroadcastInput,
): Promise<Result<BroadcastKey, WithoutSegment | NoProduct>> {
  const where = await audienceCondition(tx, { audience, segment_id });
  if (!where.ok) return where;
  if (!(await isKnownProduct(tx, written.product_id))) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const message_id = await createMessage(tx, { ...written, campaign: campaignOf(written.subject) });
  const named = { audience, segment_id: audience === 'segment' ? segment_id : null };
  const id = await insertBroadcast(tx, { message_id, ...named, created_by: actor.id });
  await recordAudit(tx, actor, {
    action: 'broadcast.created',
    subject: { type: 'broadcast', id },
    after: auditOf({ ...written, ...named }),
  });
  return succeed({ id });
}

const isEditable = ({ state }: BroadcastRow) => state === 'draft' || state === 'scheduled';

export async function updateBroadcast(
  tx: Tx,
  actor: Actor,
  {
    id,
    version,
    audience,
    segment_id,
    ...written
  }: BroadcastInput & BroadcastKey & { readonly version: number },
): Promise<Result<BroadcastKey, NotFound | StartedRefusal | EditConflict | WithoutSegment | NoProduct>> {
  const before = await lockBroadcast(tx, id);
  if (before === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  if (!isEditable(before)) return refuse({ code: 'BROADCAST_STARTED' });
  if (before.version !== version) return refuse({ code: 'BROADCAST_CHANGED' });
  const named = { audience, segment_id: audience === 'segment' ? segment_id : null };
  const where = await audienceCondition(tx, named);
  if (!where.ok) return where;
  if (!(await isKnownProduct(tx, written.product_id))) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  await updateMessage(tx, { ...written, id: before.message_id });
  await writeAudience(tx, { id, ...named });
  await recordAudit(tx, actor, {
    action: 'broadcast.updated',
    subject: { type: 'broadcast', id },
    before: auditOf(before),
    after: auditOf({ ...written, ...named }),
  });
  return succeed({ id });
}

export async function copyBroadcast(
  tx: Tx,
  actor: Actor & { readonly id: string | null },
  id: string,
): Promise<Result<BroadcastKey, NotFound>> {
  const source = await selectBroadcast(tx, id);
  const message_id =
    source === null ? null : await copyMessage(tx, source.message_id, campaignOf(source.subject));
  if (source === null || message_id === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  const copy = await insertBroadcast(tx, { ...source, message_id, created_by: actor.id });
  await recordAudit(tx, actor, {
    action: 'broadcast.created',
    subject: { type: 'broadcast', id: copy },
    after: auditOf(source),
  });
  return succeed({ id: copy });
}

export async function deleteBroadcast(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<null, NotFound | StartedRefusal>> {
  const before = await lockBroadcast(tx, id);
  if (before === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  if (before.started_at !== null) return refuse({ code: 'BROADCAST_STARTED' });
  await removeBroadcast(tx, id);
  await deleteMessage(tx, before.message_id);
  await recordAudit(tx, actor, {
    action: 'broadcast.deleted',
    subject: { type: 'broadcast', id },
    before: auditOf(before),
  });
  return succeed(null);
}
