import type { Corruption } from './corrupt-books.ts';

const first = 'where session_number = 1 and starts_at is not null';

/** What nobody may do to bookings. */
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
];
