import { type SQL, sql } from 'drizzle-orm';
import type { Broadcast, listBroadcasts } from '#contract/broadcasts/admin.ts';
import type { BroadcastState } from '#shared/people/mailings.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';

export interface BroadcastRow extends Omit<Broadcast, 'figures'> {
  readonly message_id: string;
  readonly version: number;
  readonly segment_id: string | null;
  readonly queued_at: string | null;
}

const columns = sql`
  b.id, b.message_id, b.version, v.subject, m.purpose, b.audience, b.segment_id,
  case when g.id is null then null else jsonb_build_object('id', g.id, 'name', g.name) end as segment, b.state,
  ${isoText('b.scheduled_at')} as scheduled_at, ${isoText('b.started_at')} as started_at,
  ${isoText('b.finished_at')} as finished_at, ${isoText('b.queued_at')} as queued_at,
  ${isoText('b.created_at')} as created_at`;

const joined = sql`
  broadcasts b join mailing_messages m on m.id = b.message_id
  join mailing_versions v on v.message_id = m.id and v.version = m.version
  left join segments g on g.id = b.segment_id`;

const orderings = {
  created_at: sql`b.created_at, b.id`,
  '-created_at': sql`b.created_at desc, b.id desc`,
} as const;

export async function selectBroadcasts(
  reader: Reader,
  { state, search = '', ...window }: ListQuery<typeof listBroadcasts>,
) {
  const conditions: SQL[] = [sql`true`];
  if (state !== undefined) conditions.push(sql`b.state = ${state}`);
  if (search !== '') conditions.push(contains(sql`lower(v.subject)`, search));
  const from = sql`from ${joined} where ${sql.join(conditions, sql` and `)}`;
  const rows = await readWindow(window, orderings, (ordering) =>
    selectRows<BroadcastRow>(
      reader,
      sql`select ${columns} ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { rows, total: await countUpTo(reader, from) };
}

export async function selectBroadcast(reader: Reader, id: string): Promise<BroadcastRow | null> {
  const [row] = await selectRows<BroadcastRow>(
    reader,
    sql`select ${columns} from ${joined} where b.id = ${id}`,
  );
  return row ?? null;
}

/** One who changes it waits for the other. */
export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | null> {
  await tx.execute(sql`select from broadcasts where id = ${id} for update`);
  return selectBroadcast(tx, id);
}

export interface Audience {
  readonly audience: Broadcast['audience'];
  readonly segment_id: string | null;
}

export async function insertBroadcast(
  tx: Tx,
  {
    message_id,
    audience,
    segment_id,
    created_by,
  }: Audience & {
    readonly message_id: string;
    readonly created_by: string | null;
  },
): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into broadcasts (message_id, audience, segment_id, created_by)
    values (${message_id}, ${audience}, ${segment_id}, ${created_by}) returning id`,
  );
  if (row === undefined) throw new Error('a broadcast that was just written is missing');
  return row.id;
}

export async function writeAudience(
  tx: Tx,
  { id, audience, segment_id }: Audience & { readonly id: string },
): Promise<void> {
  await tx.execute(sql`
    update broadcasts set audience = ${audience}, segment_id = ${segment_id}, version = version + 1
    where id = ${id}`);
}

export async function removeBroadcast(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from broadcasts where id = ${id}`);
}

/** Times are those of the state: a draft has none, what has ended has its end. */
export async function writeState(
  tx: Tx,
  id: string,
  { state, scheduled_at = null }: { readonly state: BroadcastState; readonly scheduled_at?: string | null },
): Promise<void> {
  await tx.execute(sql`
    update broadcasts set state = ${state},
      scheduled_at = case when ${state} = 'draft' then null else coalesce(${scheduled_at}::timestamptz, scheduled_at) end,
      started_at = case when ${state} = 'sending' then coalesce(started_at, now()) else started_at end,
      finished_at = case when ${state} in ('sent', 'cancelled') then now() end
    where id = ${id}`);
}

/** Their time has come. */
export async function selectDueBroadcasts(reader: Reader): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    reader,
    sql`
    select id from broadcasts where state = 'scheduled' and scheduled_at <= now()
    order by scheduled_at, id limit 50`,
  );
  return rows.map(({ id }) => id);
}

export async function selectSendingBroadcasts(reader: Reader) {
  return selectRows<{ id: string; message_id: string; is_queued: boolean }>(
    reader,
    sql`
    select id, message_id, queued_at is not null as is_queued from broadcasts
    where state = 'sending' order by id limit 50`,
  );
}

/** Null when another process queues it, or when it is not sending any more. */
export async function lockQueue(tx: Tx, id: string) {
  const [row] = await selectRows<{ queued_through: string | null }>(
    tx,
    sql`
    select queued_through from broadcasts
    where id = ${id} and state = 'sending' and queued_at is null for update skip locked`,
  );
  return row ?? null;
}

export async function writeQueue(tx: Tx, id: string, queuedThrough: string | null): Promise<void> {
  await tx.execute(sql`
    update broadcasts set
      queued_through = coalesce(${queuedThrough}::uuid, queued_through),
      queued_at = case when ${queuedThrough}::uuid is null then now() end
    where id = ${id}`);
}
