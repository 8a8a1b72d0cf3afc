import { type SQL, sql } from 'drizzle-orm';
import type { listEnrolments, SequenceEnrolment } from '#contract/sequences/admin-enrolments.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';

type EnrolmentQuery = ListQuery<typeof listEnrolments>;

export type EnrolmentFilter = Pick<EnrolmentQuery, 'state' | 'search'> & { readonly sequence_id: string };

function conditionOf({ sequence_id, state, search = '' }: EnrolmentFilter): SQL {
  const parts = [
    sql`e.sequence_id = ${sequence_id}`,
    state === undefined ? null : state === 'in' ? sql`e.ended_at is null` : sql`e.end_reason = ${state}`,
    search === '' ? null : contains(sql`p.search_text`, search),
  ].filter((part) => part !== null);
  return sql.join(parts, sql` and `);
}

const orderings = {
  started_at: sql`e.started_at, e.id`,
  '-started_at': sql`e.started_at desc, e.id desc`,
} as const;

export const selectEnrolments = (
  reader: Reader,
  filter: EnrolmentFilter,
  { limit, offset, ...window }: Pick<EnrolmentQuery, 'limit' | 'offset' | 'sort' | 'from'>,
): Promise<SequenceEnrolment[]> =>
  readWindow(window, orderings, (ordering) =>
    selectRows<SequenceEnrolment>(
      reader,
      sql`
      select e.id, e.person_id, p.email, p.full_name, ${isoText('e.started_at')} as started_at,
             (select count(*)::int from sequence_passes h
              where h.enrolment_id = e.id and h.outcome <> 'missed') as passed_count,
             l.position as next_position,
             case when e.ended_at is null and e.wake_at < 'infinity' then ${isoText('e.wake_at')} end as due_at,
             ${isoText('e.ended_at')} as ended_at, e.end_reason
      from sequence_enrolments e join people p on p.id = e.person_id
        left join sequence_steps l on l.id = e.next_step_id
      where ${conditionOf(filter)} order by ${ordering} limit ${limit} offset ${offset}`,
    ),
  );

export const countEnrolments = (reader: Reader, filter: EnrolmentFilter) =>
  countUpTo(
    reader,
    sql`from sequence_enrolments e join people p on p.id = e.person_id where ${conditionOf(filter)}`,
  );

interface Reachability {
  readonly id: string;
  readonly is_reachable: boolean;
}

/** Null: nobody has this address. */
export async function findByAddress(
  reader: Reader,
  sequenceId: string,
  email: string,
): Promise<Reachability | null> {
  const rows = await selectRows<Reachability>(
    reader,
    sql`
    select p.id, p.bounced_at is null and exists (
      select from consent_states c where c.email_digest = p.email_digest and c.purpose = s.purpose
        and c.channel = 'mail' and c.is_granted) as is_reachable
    from people p, sequences s where p.email = ${email} and s.id = ${sequenceId}`,
  );
  return rows[0] ?? null;
}

/** False: in it already, or once before. */
export async function enrol(tx: Tx, sequenceId: string, personId: string): Promise<boolean> {
  const rows = await selectRows<{ is_new: boolean }>(
    tx,
    sql`select enrol_in_sequence(${sequenceId}, ${personId}) as is_new`,
  );
  return rows[0]?.is_new ?? false;
}

/** Null: not in it any more, or never. */
export async function markRemoved(
  tx: Tx,
  { id, enrolment }: { readonly id: string; readonly enrolment: string },
): Promise<string | null> {
  const rows = await selectRows<{ person_id: string }>(
    tx,
    sql`
    update sequence_enrolments set ended_at = now(), end_reason = 'removed'
    where id = ${enrolment} and sequence_id = ${id} and ended_at is null returning person_id`,
  );
  return rows[0]?.person_id ?? null;
}

/** Lists the sequences that an account went through, for the copy of its data. */
export const listOwnEnrolments = (reader: Reader, userId: string) =>
  selectRows<Record<string, unknown>>(
    reader,
    sql`
    select s.name as sequence, e.started_at, e.ended_at, e.end_reason,
           (select count(*)::int from sequence_passes h
            where h.enrolment_id = e.id and h.outcome = 'queued') as mails
    from sequence_enrolments e join sequences s on s.id = e.sequence_id join people p on p.id = e.person_id
    where p.user_id = ${userId} order by e.started_at, e.id`,
  );
