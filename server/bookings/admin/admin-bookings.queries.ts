import { type SQL, sql } from 'drizzle-orm';
import type { BlockedTime, BookingDetails, BusyTime, DeskBooking } from '#contract/bookings/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListWindow, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';
import { pairAnswers } from '../bookings.rules.ts';
import { writeReminder } from './write-reminder.ts';

type Row<Shape> = Shape & Record<string, unknown>;

const state = sql`case
  when b.status = 'held' and b.hold_expires_at <= now() then 'expired'
  when b.status <> 'booked' then b.status
  when b.starts_at is null then 'unscheduled'
  when b.ends_at <= now() then 'no_outcome'
  else 'upcoming' end`;

const deskColumns = sql`b.id, b.kind, ${state} as state, p.title as product_title,
  ${isoText('b.starts_at')} as starts_at, ${isoText('b.ends_at')} as ends_at,
  ${isoText('b.hold_expires_at')} as hold_expires_at, b.session_number, b.session_count, u.full_name,
  nullif(f.company, '') as company`;
const joined = sql`from consultation_bookings b left join users u on u.id = b.user_id
  left join profiles f on f.id = b.user_id left join products p on p.id = b.product_id`;

export interface DeskFilter {
  readonly state?: DeskBooking['state'] | undefined;
  readonly kind?: DeskBooking['kind'] | undefined;
  readonly user_id?: string | undefined;
  readonly search?: string | undefined;
}

function conditionOf({ state: wanted, kind, user_id, search = '' }: DeskFilter): SQL {
  const conditions = [sql`true`];
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (kind !== undefined) conditions.push(sql`b.kind = ${kind}`);
  if (user_id !== undefined) conditions.push(sql`b.user_id = ${user_id}`);
  if (search !== '') {
    const found = ['u.full_name', 'u.email', 'f.company', 'p.title'].map((text) =>
      contains(sql`lower(${sql.raw(text)})`, search),
    );
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

const orderings = {
  starts_at: sql`b.starts_at nulls first, b.id`,
  '-starts_at': sql`b.starts_at desc nulls last, b.id desc`,
} as const;

export async function selectPage(
  reader: Reader,
  filter: DeskFilter,
  window: ListWindow<keyof typeof orderings>,
): Promise<DeskBooking[]> {
  return readWindow(window, orderings, (ordering) =>
    selectRows<DeskBooking>(
      reader,
      sql`
      select ${deskColumns} ${joined} where ${conditionOf(filter)}
      order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
}

export const countPage = (reader: Reader, filter: DeskFilter) =>
  countUpTo(reader, sql`${joined} where ${conditionOf(filter)}`);

interface Days {
  readonly from: Date;
  readonly until: Date;
}

export async function selectDays(reader: Reader, { from, until }: Days): Promise<DeskBooking[]> {
  const { rows } = await reader.execute<Row<DeskBooking>>(sql`
    select ${deskColumns} ${joined}
    where b.starts_at < ${until.toISOString()} and b.ends_at > ${from.toISOString()}
      and (b.status in ('booked', 'completed', 'no_show') or b.status = 'held' and b.hold_expires_at > now())
    order by b.starts_at, b.id limit 500`);
  return rows;
}

const MAX_WAITING = 20;

export async function selectWithoutOutcome(reader: Reader): Promise<DeskBooking[]> {
  const { rows } = await reader.execute<Row<DeskBooking>>(sql`
    select ${deskColumns} ${joined} where b.status = 'booked' and b.ends_at <= now()
    order by b.starts_at, b.id limit ${MAX_WAITING}`);
  return rows;
}

const number = sql`coalesce(nullif(f.whatsapp, ''), nullif(f.phone, ''))`;
const isNear = sql`(b.status = 'booked' and b.starts_at > now() and b.starts_at <= now() + interval '24 hours'
  and ${number} is not null)`;
const isReminded = sql`(b.reminded_for is not distinct from b.starts_at)`;

export async function selectUnreminded(reader: Reader): Promise<DeskBooking[]> {
  const { rows } = await reader.execute<Row<DeskBooking>>(sql`
    select ${deskColumns} ${joined} where ${isNear} and not ${isReminded}
    order by b.starts_at, b.id limit ${MAX_WAITING}`);
  return rows;
}

export async function selectBlocked(reader: Reader, { from, until }: Days): Promise<BlockedTime[]> {
  const { rows } = await reader.execute<Row<BlockedTime>>(sql`
    select id, ${isoText('starts_at')} as starts_at, ${isoText('ends_at')} as ends_at, note from blocked_times
    where starts_at < ${until.toISOString()} and ends_at > ${from.toISOString()} order by starts_at, id limit 200`);
  return rows;
}

export async function selectBusy(reader: Reader, { from, until }: Days): Promise<BusyTime[]> {
  const { rows } = await reader.execute<Row<BusyTime>>(sql`
    select ${isoText('t.starts_at')} as starts_at, ${isoText('t.ends_at')} as ends_at, c.name as calendar
    from busy_times t join calendars c on c.id = t.calendar_id
    where t.starts_at < ${until.toISOString()} and t.ends_at > ${from.toISOString()}
    order by t.starts_at, t.id limit 500`);
  return rows;
}

export async function selectDaysOff(reader: Reader, first: string, last: string) {
  const { rows } = await reader.execute<{ day: string; name: string }>(sql`
    select distinct on (day) to_char(day, 'YYYY-MM-DD') as day, name
    from days_off, generate_series(greatest(first_day, ${first}::date), least(last_day, ${last}::date), '1 day') as day
    where last_day >= ${first}::date and first_day <= ${last}::date order by day, name`);
  return rows;
}

interface StoredDetails extends Omit<BookingDetails, 'answers' | 'chat_reminder'> {
  readonly questions: readonly string[];
  readonly given: Readonly<Record<string, string>>;
  readonly is_near: boolean;
  readonly is_reminded: boolean;
}

export async function readBookingDetails(reader: Reader, id: string): Promise<BookingDetails | null> {
  const { rows } = await reader.execute<Row<StoredDetails>>(sql`
    select ${deskColumns}, b.user_id, u.email, ${number} as whatsapp,
      case when o.id is not null then jsonb_build_object('id', o.id, 'amount_bigint', o.amount_bigint) end as "order",
      b.place_kind, b.place, b.time_zone, b.owner_notes,
      ${isoText('(b.starts_at - make_interval(hours => t.change_until_hours))')} as change_until,
      b.answers as given, ${isNear} as is_near, ${isReminded} as is_reminded, coalesce(t.questions, '{}') as questions,
      (select bool_and(coalesce(e.sequence = b.sequence, not (b.status in ('booked', 'completed', 'no_show')
                                                              and b.starts_at is not null)))
        from calendars c left join calendar_events e on e.calendar_id = c.id and e.booking_id = b.id
        where c.takes_bookings) as is_in_calendars,
      ${isoText('b.moved_at')} as moved_at, ${isoText('b.created_at')} as created_at
    ${joined} left join session_types t on t.id = b.session_type_id left join orders o on o.id = b.order_id
    where b.id = ${id}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { questions, given, is_near, is_reminded, ...booking } = row;
  const answers = pairAnswers(questions, given).map(({ question, answer }) => ({
    label: question,
    value: answer,
  }));
  const chat_reminder = is_near ? { text: await writeReminder(reader, booking), is_sent: is_reminded } : null;
  return { ...booking, answers, chat_reminder };
}

export async function updateReminded(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx.execute(sql`
    update consultation_bookings set reminded_for = starts_at where id = ${id} and status = 'booked' and starts_at > now()`);
  return changed.rowCount === 1;
}

export async function updateNotes(tx: Tx, id: string, notes: string): Promise<boolean> {
  const changed = await tx.execute(
    sql`update consultation_bookings set owner_notes = ${notes} where id = ${id} and owner_notes <> ${notes}`,
  );
  return changed.rowCount === 1;
}
