import { sql } from 'drizzle-orm';
import { holdSlot, readSessionType, type SessionType } from '#server/bookings/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { makeProduct, type Product } from './shop/products.ts';

export interface Schedule {
  readonly product: Product;
  readonly type: SessionType;
}

/** A consultation that can be had on every day from 09.00 to 17.00 WIB, an hour each with its buffer. */
export async function makeSchedule(
  db: Database,
  overrides: Partial<SessionType> = {},
  price = 50_000,
): Promise<Schedule> {
  const product = await makeProduct(db, { type: 'consultation', price });
  return { product, type: await makeSessionType(db, { ...overrides, kind: 'paid', product_id: product.id }) };
}

export async function makeSessionType(
  db: Database,
  overrides: Partial<SessionType> & Pick<SessionType, 'kind'>,
): Promise<SessionType> {
  const row = {
    ...{ product_id: null, minutes: 45, buffer_minutes: 15, min_notice_hours: 24, horizon_days: 60 },
    ...{
      max_per_day: null,
      max_per_week: null,
      place_kind: 'meeting',
      place: 'https://meet.example/arunika',
    },
    ...{ change_until_hours: 24, sessions: 1, valid_days: null },
    ...overrides,
  };
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  );
  const made = await db.orm.execute<{ id: string }>(
    sql`insert into session_types (${columns}) values (${values}) returning id`,
  );
  const id = made.rows[0]?.id ?? '';
  await db.orm.execute(sql`
    insert into session_hours select ${id}, day, 540, 1020 from generate_series(1, 7) day`);
  const type = await readSessionType(db.orm, id);
  if (type === null) throw new Error('a session type could not be made');
  return type;
}

/** A time that can be chosen: so many days from now, at an hour in WIB. */
export function slotIn(days: number, hour = 10, now = new Date()): Date {
  const day = dayOf(new Date(now.getTime() + days * DAY_MS));
  return new Date(startOfDay(day).getTime() + hour * 3_600_000);
}

/** Holds a time and returns the id of the hold. */
export async function holdSlotOf(db: Database, product_id: string, starts_at: Date): Promise<string> {
  const held = await holdSlot(db, { product_id, starts_at, time_zone: null, now: new Date() });
  if (!held.ok) throw new Error(held.refusal.code);
  return held.value.id;
}

/** A talk about a free audit that waits for its time. */
export async function makeBooking(db: Database, user_id: string): Promise<string> {
  const known = await db.orm.execute<{ id: string }>(sql`select id from session_types where kind = 'audit'`);
  const session_type_id = known.rows[0]?.id ?? (await makeSessionType(db, { kind: 'audit' })).id;
  await db.orm.execute(sql`delete from consultation_bookings where user_id = ${user_id} and kind = 'audit'`);
  const made = await db.orm.execute<{ id: string }>(sql`
    insert into consultation_bookings (user_id, kind, month, session_type_id)
    values (${user_id}, 'audit', '2026-11-01', ${session_type_id}) returning id`);
  return made.rows[0]?.id ?? '';
}

/** A free audit for everybody, without a talk about it. */
export async function giveAudits(db: Database): Promise<void> {
  await db.orm.execute(sql`delete from consultation_bookings where kind = 'audit'`);
  await db.orm.execute(sql`delete from audit_slots`);
  await db.orm.execute(sql`
    insert into leads (full_name, email, form_type, lead_score, form_data)
    select full_name, email, 'free_audit', 50, '{}' from users limit 10 on conflict do nothing`);
  await db.orm.execute(sql`
    insert into audit_slots (month, slot, lead_id, user_id)
    select '2026-11-01', row_number() over (order by u.id), l.id, u.id
    from users u join leads l on l.email = u.email and l.form_type = 'free_audit' limit 10`);
}

const idOf = ({ rows: [row] }: { readonly rows: readonly { readonly id: string }[] }) => row?.id ?? '';

export const makeDayOff = async (db: Database): Promise<string> =>
  idOf(
    await db.orm.execute<{ id: string }>(sql`
      insert into days_off (first_day, last_day, name) values ('2027-02-01', '2027-02-01', gen_random_uuid())
      returning id`),
  );

export const makeBlockedTime = async (db: Database): Promise<string> =>
  idOf(
    await db.orm.execute<{ id: string }>(sql`
      insert into blocked_times (starts_at, ends_at) values ('2027-02-01 02:00Z', '2027-02-01 03:00Z')
      returning id`),
  );
