import { sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type IncomingKind, WHATSAPP_RETENTION_DAYS } from '#shared/whatsapp/whatsapp.ts';

/** Null if the very same notice was kept before. */
export async function insertNotice(tx: Tx, digest: string, body: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into whatsapp_notices (digest, body) values (${digest}, ${body}) on conflict (digest) do nothing returning id`);
  return rows[0]?.id ?? null;
}

/** Null once it was read. */
export async function findNotice(reader: Reader, id: number): Promise<string | null> {
  const { rows } = await reader.execute<{ body: string }>(sql`
    select body from whatsapp_notices where id = ${id} and processed_at is null`);
  return rows[0]?.body ?? null;
}

export async function markNoticeRead(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`update whatsapp_notices set processed_at = now(), body = '' where id = ${id}`);
}

interface IncomingInsert {
  readonly wamid: string;
  readonly contact_id: string;
  readonly kind: IncomingKind;
  readonly body: string;
  readonly is_stop: boolean;
  readonly received_at: Date;
}

/** False for one that was kept before. */
export async function insertIncoming(tx: Tx, row: IncomingInsert): Promise<boolean> {
  const written = await tx.execute(sql`
    insert into whatsapp_incoming (wamid, contact_id, kind, body, is_stop, received_at)
    values (${row.wamid}, ${row.contact_id}, ${row.kind}, ${row.body}, ${row.is_stop},
      ${row.received_at.toISOString()}::timestamptz)
    on conflict (wamid) do nothing`);
  return written.rowCount === 1;
}

export async function setLead(tx: Tx, wamid: string, leadId: string): Promise<void> {
  await tx.execute(sql`update whatsapp_incoming set lead_id = ${leadId} where wamid = ${wamid}`);
}

/** Null before the first one. */
export async function readLastNoticeAt(reader: Reader): Promise<string | null> {
  const { rows } = await reader.execute<{ at: string | null }>(sql`
    select ${isoText('max(received_at)')} as at from whatsapp_notices`);
  return rows[0]?.at ?? null;
}

/** A digest keeps the same notice out as long as Meta sends it again, which is seven days. */
const NOTICE_DAYS = 8;

export async function pruneWhatsapp(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from whatsapp_notices
    where received_at < now() - make_interval(days => ${NOTICE_DAYS}) and processed_at is not null`);
  for (const [table, column] of [
    ['whatsapp_messages', 'created_at'] as const,
    ['whatsapp_incoming', 'received_at'] as const,
  ])
    await tx.execute(sql`
      delete from ${sql.identifier(table)}
      where ${sql.identifier(column)} < now() - make_interval(days => ${WHATSAPP_RETENTION_DAYS})`);
}
