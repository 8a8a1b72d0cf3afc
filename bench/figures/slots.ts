import pg from 'pg';
import { dayOf } from '#shared/time/dates.ts';
import { addDays } from '#shared/time/day-groups.ts';
import { compareRequests } from '../compare-latency.ts';
import { atMost, type Figure } from '../figure.ts';
import type { Population } from '../population.ts';

const REQUESTS = 1_500;
const DAYS = 60;
const BOOKINGS = 500;
const CALENDARS = 3;
const MAX_RATIO = 1.5;

interface Shop {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/** The slots of a consultant who is booked and busy on every day, and of one who has just begun. */
export async function measureSlots(shops: { readonly empty: Shop; readonly full: Shop }): Promise<Figure> {
  await offerTimes(shops.empty, { bookings: 0, calendars: 0 });
  await offerTimes(shops.full, { bookings: BOOKINGS, calendars: CALENDARS });
  const asked = { few: slotsOf(shops.empty), many: slotsOf(shops.full), looks: REQUESTS };
  const { few: limit, many: ours, p50_few_ms, p50_many_ms } = await compareRequests(asked);
  const ratio = ours / limit;
  return {
    name: 'slots',
    unit: 'ms p95',
    ours,
    limit,
    ratio,
    targets: [atMost('ratio', ratio, MAX_RATIO)],
    notes: { p50_empty_ms: p50_few_ms, p50_full_ms: p50_many_ms },
  };
}

/**
 * Half-hour sessions from 8 to 20 on every day. The bookings fill the coming days, nine each; every calendar is busy for
 * four quarters of an hour on each of the 180 days that are read of it.
 */
async function offerTimes(
  { database_url, population }: Shop,
  { bookings, calendars }: { readonly bookings: number; readonly calendars: number },
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database_url, max: 1 });
  const midnight = "date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'";
  await pool.query(
    `with type as (
       insert into session_types (kind, product_id, minutes, min_notice_hours, horizon_days)
       values ('paid', $1, 30, 0, 90) returning id
     )
     insert into session_hours select id, day, 480, 1200 from type, generate_series(1, 7) day`,
    [population.products[0]?.id],
  );
  await pool.query(
    `insert into consultation_bookings (user_id, kind, status, month, session_type_id, starts_at, ends_at, occupied_until)
     select (select id from users limit 1), 'free', 'completed', '2000-01-01'::date + make_interval(months => n),
            (select id from session_types), at, at + interval '30 min', at + interval '30 min'
     from (select n, ${midnight} + make_interval(days => 1 + n / 9, hours => 8 + n % 9) as at
           from generate_series(0, $1::integer - 1) n) times`,
    [bookings],
  );
  await pool.query(
    `with made as (
       insert into calendars (name, kind, sealed_access, host)
       select 'Kalender ' || n, 'ics', '', 'contoh.example' from generate_series(1, $1::integer) n returning id
     )
     insert into busy_times (calendar_id, starts_at, ends_at)
     select id, at, at + interval '15 min'
     from made, generate_series(0, 179) day, generate_series(0, 3) n,
       lateral (select ${midnight} + make_interval(days => day, hours => 9 + 3 * n, mins => 30) as at) times`,
    [calendars],
  );
  await pool.query('analyze');
  await pool.end();
}

function slotsOf({ app_url, population }: Shop) {
  const first = dayOf(new Date());
  const product_id = population.products[0]?.id ?? '';
  const query = new URLSearchParams({ product_id, first, last: addDays(first, DAYS - 1) });
  return { url: `${app_url}/api/slots?${query}` };
}
