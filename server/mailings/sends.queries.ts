import { type SQL, sql } from 'drizzle-orm';
import type { MessagePurpose } from '#shared/people/consents.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

interface SendInsert {
  readonly message_id: string;
  readonly person_ids: readonly string[];
  readonly occasion: string;
}

/** Returns how many are new. */
export async function insertSends(tx: Tx, { message_id, person_ids, occasion }: SendInsert): Promise<number> {
  const written = await tx.execute(sql`
    insert into mailing_sends (message_id, person_id, occasion)
    select ${message_id}, p.id, ${occasion} from people p where p.id = any (${sql.param(person_ids)}::uuid[])
    order by p.id on conflict do nothing`);
  return written.rowCount ?? 0;
}

interface AudienceBatch {
  readonly message_id: string;
  readonly purpose: MessagePurpose;
  /** A condition on `people p`. */
  readonly where: SQL;
  /** The last person of the batch before; null: this is the first. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * Queues one batch of those who agreed, by key, so that memory and time of a statement do not grow with the audience.
 * Returns the last person of the batch; null when there was none left.
 */
export async function insertAudience(
  tx: Tx,
  { message_id, purpose, where, after, limit }: AudienceBatch,
): Promise<string | null> {
  const [row] = await selectRows<{ last: string | null }>(
    tx,
    sql`
    with batch as (
      select p.id from people p
      where (${after}::uuid is null or p.id > ${after}::uuid) and p.bounced_at is null
        and exists (select from consent_states c where c.email_digest = p.email_digest
                    and c.purpose = ${purpose} and c.channel = 'mail' and c.is_granted)
        and ${where}
      order by p.id limit ${limit}
    ), queued as (
      insert into mailing_sends (message_id, person_id) select ${message_id}, id from batch order by id
      on conflict do nothing
    )
    select max(id::text) as last from batch`,
  );
  return row?.last ?? null;
}

export async function countAudience(
  reader: Reader,
  { purpose, where }: Pick<AudienceBatch, 'purpose' | 'where'>,
): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    reader,
    sql`
    select count(*)::int as count from people p
    where p.bounced_at is null and exists (
      select from consent_states c where c.email_digest = p.email_digest
        and c.purpose = ${purpose} and c.channel = 'mail' and c.is_granted)
      and ${where}`,
  );
  return row?.count ?? 0;
}

/** Messages that are not held and have a mail that may leave now; the one that was queued first comes first. */
export async function selectDueMessages(reader: Reader, limit: number): Promise<readonly string[]> {
  const rows = await selectRows<{ id: string }>(
    reader,
    sql`
    select m.id from mailing_messages m where not m.is_held and exists (
      select from mailing_sends s where s.message_id = m.id and s.state = 'queued'
        and (s.retry_at is null or s.retry_at <= now()))
    order by m.created_at, m.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export interface ClaimedSend {
  readonly id: number;
  readonly message_id: string;
  readonly version: number;
  readonly person_id: string | null;
  readonly attempts: number;
}

/** Locked rows are skipped, so two workers never take one row. The hold is read again for each. */
export async function claimSend(
  reader: Reader,
  messageId: string,
  after: number,
): Promise<ClaimedSend | null> {
  const [row] = await selectRows<ClaimedSend>(
    reader,
    sql`
    update mailing_sends s set state = 'sending', sending_at = now(), version = m.version, attempts = s.attempts + 1
    from mailing_messages m
    where m.id = s.message_id and not m.is_held and s.id = (
      select q.id from mailing_sends q
      where q.message_id = ${messageId} and q.state = 'queued' and q.id > ${after}
        and (q.retry_at is null or q.retry_at <= now())
      order by q.id limit 1 for update skip locked)
    returning s.id, s.message_id, s.version, s.person_id, s.attempts`,
  );
  return row ?? null;
}

interface Settlement {
  readonly id: number;
  readonly state: 'sent' | 'failed' | 'bounced' | 'unknown';
  readonly reason: string | null;
}

/** Also corrects a row that was called unknown because its mail took very long. */
export async function settleSend(reader: Reader, { id, state, reason }: Settlement): Promise<void> {
  await reader.execute(sql`
    update mailing_sends set state = ${state}, reason = ${reason}, settled_at = now()
    where id = ${id} and state in ('sending', 'unknown')`);
}

/** Says why: the person is gone, the address bounced, or the consent ended. */
export async function skipSend(reader: Reader, id: number): Promise<void> {
  await reader.execute(sql`
    update mailing_sends s set state = 'skipped', settled_at = now(), reason = coalesce(
      (select case when p.bounced_at is null then 'no_consent' else 'bounced' end from people p
       where p.id = s.person_id), 'deleted')
    where s.id = ${id} and s.state = 'sending'`);
}

/** Null: at once. */
export async function requeueSend(reader: Reader, id: number, waitMinutes: number | null): Promise<void> {
  await reader.execute(sql`
    update mailing_sends set state = 'queued', sending_at = null,
      retry_at = now() + make_interval(mins => ${waitMinutes}::int)
    where id = ${id} and state = 'sending'`);
}

/** Leaves a mail out of the count of attempts, as its server was not reached. */
export async function undoClaim(reader: Reader, id: number): Promise<void> {
  await reader.execute(sql`
    update mailing_sends set state = 'queued', sending_at = null, attempts = attempts - 1
    where id = ${id} and state = 'sending'`);
}

/** Rows of a process that died: sent if the mail server's answer was noted, else unknown. */
export async function settleInterrupted(reader: Reader, minutes: number): Promise<number> {
  const written = await reader.execute(sql`
    update mailing_sends s set settled_at = now(), state = case
      when exists (select from sent_mails m where m.message_id = 'mailing-' || s.id) then 'sent' else 'unknown' end
    where s.state = 'sending' and s.sending_at < now() - make_interval(mins => ${minutes})`);
  return written.rowCount ?? 0;
}

export async function cancelQueued(
  tx: Tx,
  messageId: string,
  personIds: readonly string[] | null,
): Promise<number> {
  const whose = personIds === null ? sql`true` : sql`person_id = any (${sql.param(personIds)}::uuid[])`;
  const written = await tx.execute(sql`
    update mailing_sends set state = 'skipped', reason = 'cancelled', settled_at = now()
    where message_id = ${messageId} and state = 'queued' and ${whose}`);
  return written.rowCount ?? 0;
}

/** Takes what is unknown into the queue again, with the same Message-ID. */
export async function requeueUnknown(tx: Tx, messageId: string): Promise<number> {
  const written = await tx.execute(sql`
    update mailing_sends set state = 'queued', settled_at = null, sending_at = null, reason = null
    where message_id = ${messageId} and state = 'unknown'`);
  return written.rowCount ?? 0;
}

export async function hasOpenSends(reader: Reader, messageId: string): Promise<boolean> {
  const rows = await selectRows(
    reader,
    sql`select 1 as open from mailing_sends
        where message_id = ${messageId} and state in ('queued', 'sending') limit 1`,
  );
  return rows.length > 0;
}

export async function markBounced(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`
    update people set bounced_at = now() where id = ${personId} and bounced_at is null`);
}

/** Counts once a day for each link. A mail that was settled as unknown and is read has arrived. */
export async function insertClick(reader: Reader, sendId: number, link: number): Promise<void> {
  await reader.execute(sql`
    with arrived as (
      update mailing_sends set state = 'sent' where id = ${sendId} and state = 'unknown'
    )
    insert into mailing_clicks (send_id, message_id, link, day)
    select id, message_id, ${link}, (now() at time zone 'Asia/Jakarta')::date from mailing_sends
    where id = ${sendId} on conflict do nothing`);
}

/** Reads the name of the newest reader; null when none has one. */
export async function selectReaderName(reader: Reader, purpose: MessagePurpose): Promise<string | null> {
  const [row] = await selectRows<{ full_name: string }>(
    reader,
    sql`
    select p.full_name from people p where p.full_name <> '' and exists (
      select from consent_states c where c.email_digest = p.email_digest
        and c.purpose = ${purpose} and c.channel = 'mail' and c.is_granted)
    order by p.created_at desc, p.id desc limit 1`,
  );
  return row?.full_name ?? null;
}

export async function selectSend(reader: Reader, id: number) {
  const [row] = await selectRows<{ message_id: string; version: number | null }>(
    reader,
    sql`select message_id, version from mailing_sends where id = ${id}`,
  );
  return row ?? null;
}

/** The mail that came back: the named one, else the last to the address within two weeks. */
export async function markReturned(tx: Tx, personId: string, sendId: number | null): Promise<void> {
  await tx.execute(sql`
    update mailing_sends set state = 'bounced', reason = 'notice' where id = (
      select id from mailing_sends
      where person_id = ${personId} and state = 'sent' and (${sendId}::bigint is null or id = ${sendId}::bigint)
        and settled_at > now() - interval '14 days'
      order by id desc limit 1)`);
}

/** Lists the mails of an account, and when a link in them was opened. */
export async function listOwnMails(reader: Reader, userId: string) {
  return selectRows<Record<string, unknown>>(
    reader,
    sql`
    select v.subject, m.purpose, s.state, s.reason, s.queued_at, s.settled_at,
           array(select c.clicked_at from mailing_clicks c where c.send_id = s.id order by 1) as clicked_at
    from mailing_sends s join people p on p.id = s.person_id join mailing_messages m on m.id = s.message_id
    join mailing_versions v on v.message_id = s.message_id and v.version = coalesce(s.version, m.version)
    where p.user_id = ${userId} order by s.id limit 1000`,
  );
}

/** Old mails keep what was counted, not whose they were. At most so many rows, as there may be 10^6. */
export async function forgetReaders(reader: Reader, days: number, limit: number): Promise<number> {
  const written = await reader.execute(sql`
    update mailing_sends set person_id = null where id in (
      select id from mailing_sends
      where person_id is not null and settled_at < now() - make_interval(days => ${days}) limit ${limit})`);
  return written.rowCount ?? 0;
}
