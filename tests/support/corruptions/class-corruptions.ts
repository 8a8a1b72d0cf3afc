import type { Corruption } from './corrupt-books.ts';

const starts = `; update products p set start_date = (select min(starts_at) from class_sessions where product_id = p.id)
  where id in (select product_id from class_sessions)`;

export const classCorruptions: readonly Corruption[] = [
  {
    check: 'classes-within-capacity',
    by: 'a class with more holders than places',
    statement: `update products set max_students = 1 where id in (
      select product_id from user_products where status = 'active' group by product_id having count(*) > 1)`,
  },
  {
    check: 'class-sessions-leave-bookings',
    by: 'a class in the time of a booking',
    statement: `insert into class_sessions (product_id, starts_at, ends_at)
      select (select id from products limit 1), starts_at, ends_at from consultation_bookings where starts_at is not null${starts}`,
  },
  {
    check: 'class-sessions-leave-bookings',
    by: 'two classes at once',
    statement: `insert into class_sessions (product_id, starts_at, ends_at)
      select id, '2031-01-01 10:00+07', '2031-01-01 12:00+07' from products limit 2${starts}`,
    without: ['class_sessions.class_sessions_do_not_overlap'],
  },
  {
    check: 'calendars-follow-classes',
    by: 'a session that counts its changes anew',
    statement: `with session as (
        insert into class_sessions (product_id, starts_at, ends_at)
        select id, '2031-01-01 10:00+07', '2031-01-01 12:00+07' from products limit 1 returning id, sequence
      ) insert into calendar_class_events (calendar_id, session_id, sequence)
        select gen_random_uuid(), id, sequence + 1 from session${starts}`,
  },
  {
    check: 'attendance-by-holders',
    by: 'somebody who came without a place',
    statement: `with session as (
        insert into class_sessions (product_id, starts_at, ends_at)
        select id, '2031-01-01 10:00+07', '2031-01-01 12:00+07' from products
        where id not in (select product_id from user_products) limit 1 returning id
      ) insert into class_attendance (session_id, user_id) select id, (select id from users limit 1) from session${starts}`,
  },
  {
    check: 'unattended-sessions-have-nobody',
    by: 'a session that is to come and was closed with nobody there',
    statement: `with session as (
        insert into class_sessions (product_id, starts_at, ends_at)
        select id, '2031-01-01 10:00+07', '2031-01-01 12:00+07' from products limit 1 returning id
      ) insert into class_sessions_unattended (session_id) select id from session${starts}`,
  },
  {
    check: 'lesson-questions-by-holders',
    by: 'a question by somebody who never had the course',
    statement: `insert into lesson_questions (user_id, product_id, lesson_id, lesson_title, body)
      select (select id from users limit 1), id, 'a', 'A', 'Mengapa?' from products
      where id not in (select product_id from user_products) limit 1`,
  },
  {
    check: 'classes-start-with-sessions',
    by: 'a start that no session has',
    statement: `insert into class_sessions (product_id, starts_at, ends_at)
      select id, '2031-01-01 10:00+07', '2031-01-01 12:00+07' from products limit 1`,
  },
];
