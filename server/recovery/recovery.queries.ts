import { sql } from 'drizzle-orm';
import type { CartItem } from '#server/cart/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { CancelReason, RecoveryCause, RecoveryState } from '#shared/recovery/recovery.ts';
import { openCauses } from './causes.queries.ts';

const BATCH = 500;
/** An occurrence that was due longer ago is left alone, as after its cause was switched on again. */
const DAYS_TO_CATCH_UP = 7;

export interface Plan {
  readonly cause: RecoveryCause;
  readonly hours: number;
  readonly now: Date;
}

/** Plans what is due within a day, once for each occurrence. Returns false when there may be more. */
export async function insertPlanned(tx: Tx, { cause, hours, now }: Plan): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const delay = sql`make_interval(hours => ${cause === 'trial' ? -hours : hours})`;
  const written = await tx.execute(sql`
    insert into recovery_messages (cause, subject_id, occurred_at, user_id, email_digest, due_at, created_at)
    select ${cause}, c.subject_id, c.occurred_at, c.user_id, address_digest(c.email), c.occurred_at + ${delay}, ${at}
    from (${openCauses(cause, now)}) as c
    where c.occurred_at + ${delay} between ${at} - make_interval(days => ${DAYS_TO_CATCH_UP}) and ${at} + interval '1 day'
      and not exists (
        select from recovery_messages m
        where m.cause = ${cause} and m.subject_id = c.subject_id and m.occurred_at = c.occurred_at)
      and not exists (select from payment_reminders r where r.payment_id = c.subject_id)
    limit ${BATCH} on conflict do nothing`);
  return written.rowCount !== BATCH;
}

export interface Message {
  readonly id: string;
  readonly cause: RecoveryCause;
  readonly subject_id: string;
  readonly user_id: string | null;
  readonly email_digest: string;
  readonly state: RecoveryState;
}

/** The due message of the newest occurrence, locked; two workers never take the same. */
export async function claimDue(tx: Tx, now: Date): Promise<Message | null> {
  const rows = await selectRows<Message>(
    tx,
    sql`
    select id, cause, subject_id, user_id, email_digest, state from recovery_messages
    where state = 'planned' and due_at <= ${now.toISOString()}::timestamptz
    order by occurred_at desc, id limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

/** Two messages of one address wait for each other, so that each sees what the other sent. */
export async function lockAddress(tx: Tx, digest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recovery ${digest}`}, 0))`);
}

/** The last message of any cause, and the last reminder that the release before this table sent. */
export async function readLastSent(reader: Reader, digest: string): Promise<Date | null> {
  const rows = await selectRows<{ at: string | null }>(
    reader,
    sql`
    select to_json(max(at)) #>> '{}' as at from (
      select sent_at as at from recovery_messages where email_digest = ${digest} and state = 'sent'
      union all select created_at from payment_reminders where email_digest = ${digest}) as sent`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

export async function postpone(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set due_at = ${until.toISOString()}::timestamptz where id = ${id}`);
}

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set state = 'sent', sent_at = ${now.toISOString()}::timestamptz where id = ${id}`);
}

export async function cancelMessage(tx: Tx, id: string, reason: CancelReason): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set state = 'cancelled', reason = ${reason}, sent_at = null where id = ${id}`);
}

export async function cancelPlanned(tx: Tx, cause: RecoveryCause): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set state = 'cancelled', reason = 'switched_off'
    where cause = ${cause} and state = 'planned'`);
}

export async function selectMessage(reader: Reader, id: string): Promise<Message | null> {
  const rows = await selectRows<Message>(
    reader,
    sql`select id, cause, subject_id, user_id, email_digest, state from recovery_messages where id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function writeItems(tx: Tx, id: string, items: readonly CartItem[]): Promise<void> {
  await tx.execute(sql`
    update recovery_messages set items = ${JSON.stringify(items)}::jsonb where id = ${id}`);
}

const RETENTION_DAYS = 180;

export async function pruneMessages(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from recovery_messages
    where created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${RETENTION_DAYS})`);
}

export async function eraseRecovery(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from recovery_messages
    where user_id = ${userId} or email_digest = (select address_digest(email) from users where id = ${userId})`);
}

export async function listOwnRecoveryMessages(reader: Reader, userId: string) {
  return selectRows<Record<string, unknown>>(
    reader,
    sql`
    select cause, state, reason, due_at, sent_at, items, returned_at, created_at from recovery_messages
    where user_id = ${userId} order by created_at, id`,
  );
}
