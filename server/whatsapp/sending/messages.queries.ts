import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import type { Sen } from '#shared/money/money.ts';
import {
  MAIL_AFTER_MINUTES,
  type WhatsappCategory,
  type WhatsappMessageKind,
  type WhatsappProblem,
  type WhatsappStatus,
} from '#shared/whatsapp/whatsapp.ts';

/** The job of the mail that says the same. */
export interface MailJobRef {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface MessageInsert {
  readonly event: WhatsappMessageKind;
  readonly message_key: string;
  readonly person_id: string | null;
  readonly contact_id: string;
  /** Null: free text, which is the only parameter. */
  readonly template_name: string | null;
  readonly language: Language;
  readonly category: WhatsappCategory;
  readonly parameters: readonly string[];
  readonly mail_job: MailJobRef | null;
}

/** Null if the message exists. */
export async function insertMessage(tx: Tx, row: MessageInsert): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into whatsapp_messages (event, message_key, person_id, contact_id, template_name, language, category,
      parameters, mail_job)
    values (${row.event}, ${row.message_key}, ${row.person_id}, ${row.contact_id}, ${row.template_name},
      ${row.language}, ${row.category}, ${JSON.stringify(row.parameters)}::jsonb,
      ${row.mail_job === null ? null : JSON.stringify(row.mail_job)}::jsonb)
    on conflict (message_key) do nothing returning id`);
  return rows[0]?.id ?? null;
}

export async function hasMessage(reader: Reader, key: string): Promise<boolean> {
  const found = await reader.execute(sql`select from whatsapp_messages where message_key = ${key}`);
  return found.rowCount === 1;
}

export interface Message extends MessageInsert {
  readonly id: string;
  readonly status: WhatsappStatus;
  readonly wamid: string | null;
  readonly cost_bigint: Sen;
  readonly is_mailed: boolean;
  readonly is_late: boolean;
  readonly email: string | null;
  readonly phone: string | null;
  readonly wa_user_id: string | null;
  readonly [column: string]: unknown;
}

interface Deadline {
  readonly now: Date;
}

const isLate = ({ now }: Deadline) => sql`
  (m.created_at <= ${now.toISOString()}::timestamptz - make_interval(mins => ${MAIL_AFTER_MINUTES}))`;

/** Locked until the end of the transaction. */
export async function lockMessage(tx: Tx, id: string, deadline: Deadline): Promise<Message | null> {
  const { rows } = await tx.execute<Message>(sql`
    select m.id, m.event, m.message_key, m.person_id, m.contact_id, m.template_name, m.language, m.category,
           m.parameters, m.mail_job, m.status, m.wamid, m.cost_bigint, m.mailed_at is not null as is_mailed,
           ${isLate(deadline)} as is_late, p.email, c.phone, c.wa_user_id
    from whatsapp_messages m left join people p on p.id = m.person_id
    left join whatsapp_contacts c on c.id = m.contact_id
    where m.id = ${id} for update of m`);
  return rows[0] ?? null;
}

/** By Meta's name, or by ours where its answer was lost. Null for messages of other programs. */
export async function findMessage(tx: Tx, wamid: string, ourId: string | null): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from whatsapp_messages
    where wamid = ${wamid} or (id = ${ourId}::uuid and wamid is null and status = 'sending')`);
  return rows[0]?.id ?? null;
}

export async function findContactOfMessage(reader: Reader, wamid: string): Promise<string | null> {
  const { rows } = await reader.execute<{ contact_id: string | null }>(sql`
    select contact_id from whatsapp_messages where wamid = ${wamid}`);
  return rows[0]?.contact_id ?? null;
}

export async function markSending(tx: Tx, id: string, cost: Sen): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set status = 'sending', cost_bigint = ${cost}, claimed_at = now() where id = ${id}`);
}

/** It was not taken, so it may be sent later. */
export async function markQueuedAgain(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set status = 'queued', cost_bigint = 0, claimed_at = null
    where id = ${id} and status = 'sending' and wamid is null`);
}

/** A notice may have been faster than Meta's answer. */
export async function markSent(tx: Tx, id: string, wamid: string): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set status = 'sent', wamid = ${wamid}, sent_at = coalesce(sent_at, now())
    where id = ${id} and status = 'sending'`);
}

export async function markDropped(tx: Tx, id: string, problem: WhatsappProblem): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set status = 'dropped', problem = ${problem}, cost_bigint = 0, failed_at = now()
    where id = ${id}`);
}

export async function markFailed(tx: Tx, id: string, errorCode: number | null): Promise<void> {
  await tx.execute(sql`
    update whatsapp_messages set status = 'failed', problem = 'refused', error_code = ${errorCode}, cost_bigint = 0,
      failed_at = now()
    where id = ${id}`);
}

/** Its phone was off for too long, or Meta's answer was lost. */
export async function markLate(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update whatsapp_messages set problem = 'late' where id = ${id}`);
}

export async function markMailed(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update whatsapp_messages set mailed_at = now() where id = ${id}`);
}

interface Progress {
  readonly status: 'sent' | 'delivered' | 'read';
  readonly wamid: string;
  readonly at: Date;
  readonly cost: Sen;
}

export async function markProgress(tx: Tx, id: string, { status, wamid, at, cost }: Progress): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update whatsapp_messages set status = ${status}, wamid = ${wamid}, cost_bigint = ${cost},
      sent_at = coalesce(sent_at, ${moment}),
      delivered_at = case when ${status} <> 'sent' then coalesce(delivered_at, ${moment}) end,
      read_at = case when ${status} = 'read' then coalesce(read_at, ${moment}) end
    where id = ${id}`);
}

const BATCH = 500;

export async function selectLate(reader: Reader, deadline: Deadline): Promise<readonly string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select m.id from whatsapp_messages m
    where m.status in ('queued', 'sending', 'sent') and m.mailed_at is null and m.mail_job is not null
      and ${isLate(deadline)}
    order by m.created_at limit ${BATCH}`);
  return rows.map(({ id }) => id);
}
