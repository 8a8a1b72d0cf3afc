-- How the holders of a course get on, as the owner sees it (docs/decisions/0152).
create index user_products_of_course on user_products (product_id, user_id);
create index lesson_progress_of_course on lesson_progress (product_id, user_id);

-- When somebody did something in a lesson: watched or read it, wrote a note, asked.
create view lesson_activity as
  select user_id, product_id, lesson_id, greatest(watched_at, opened_at) as at from lesson_progress
  union all
  select user_id, product_id, lesson_id, updated_at from lesson_notes
  union all
  select user_id, product_id, lesson_id, asked_at from lesson_questions;
