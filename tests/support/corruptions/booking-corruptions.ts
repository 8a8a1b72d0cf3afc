import type { Corruption } from './corrupt-books.ts';

const first = 'where session_number = 1 and starts_at is not null';

export const bookingCorruptions: readonly Corruption[] = [
  {
    check: 'bookings-do-not-overlap',
    by: 'a session in the time of another',
    statement: `update consultation_bookings b set starts_at = a.starts_at, ends_at = a.ends_at,
        occupied_until = a.occupied_until
      from (select starts_at, ends_at, occupied_until from consultation_bookings ${first}) a where b.session_number = 2`,
    without: ['consultation_bookings.bookings_do_not_overlap'],
  },
  {
    check: 'held-times-end',
    by: 'a time that is held for ever',
    statement: `insert into consultation_bookings (kind, status, month, product_id, starts_at, ends_at, occupied_until,
        hold_expires_at)
      select 'paid', 'held', month, product_id, starts_at + interval '3 hours', ends_at + interval '3 hours',
        occupied_until + interval '3 hours', 'infinity' from consultation_bookings ${first}`,
  },
  {
    check: 'paid-bookings-have-orders',
    by: 'a session of no order',
    statement: `insert into consultation_bookings (user_id, kind, status, month, product_id)
      select user_id, kind, 'cancelled', month, product_id from consultation_bookings ${first}`,
    without: ['consultation_bookings.paid_booking_has_order'],
  },
  {
    check: 'paid-bookings-have-orders',
    by: 'a session more than the package has',
    statement: `insert into consultation_bookings (user_id, kind, month, order_id, product_id, session_number, session_count)
      select user_id, kind, month, order_id, product_id, 3, session_count from consultation_bookings ${first}`,
    without: ['consultation_bookings.session_is_of_its_package'],
  },
  {
    check: 'paid-bookings-have-orders',
    by: 'a session of a package that is there twice',
    statement: 'update consultation_bookings set session_number = 1 where session_number = 2',
    without: ['consultation_bookings.one_booking_a_session'],
  },
  {
    check: 'bookings-occupy-their-time',
    by: 'a session that occupies nothing',
    statement: `update consultation_bookings set occupied_until = null ${first}`,
    without: ['consultation_bookings.booking_times_are_whole'],
  },
  {
    check: 'bookings-occupy-their-time',
    by: 'a session that ends after its time was free again',
    statement: `update consultation_bookings set ends_at = occupied_until + interval '1 minute' ${first}`,
    without: ['consultation_bookings.booking_times_are_whole'],
  },
  {
    check: 'busy-times-have-calendars',
    by: 'an appointment of a calendar that was removed',
    statement: `insert into busy_times (calendar_id, starts_at, ends_at)
      values (gen_random_uuid(), '2031-01-01 10:00+07', '2031-01-01 11:00+07')`,
  },
  {
    check: 'calendars-follow-bookings',
    by: 'a booking that counts its changes anew',
    statement: `insert into calendar_events (calendar_id, booking_id, sequence)
      select gen_random_uuid(), id, sequence + 1 from consultation_bookings ${first}`,
  },
  {
    check: 'sessions-are-reminded-once',
    by: 'a reminder that was sent again',
    statement: `insert into booking_reminders (booking_id, starts_at, hours)
      select id, starts_at, 24 from consultation_bookings, generate_series(1, 2) ${first}`,
    without: ['booking_reminders.booking_reminders_pkey'],
  },
];
