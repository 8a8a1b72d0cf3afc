-- check: hand-ins-by-holders
-- Hand-ins come only from users who hold or held the course, with their own files.
select t.id, t.user_id, t.product_id
from lesson_hand_ins t
left join media_files f on f.id = t.file_id
where not exists (select from user_products h where h.user_id = t.user_id and h.product_id = t.product_id)
   or f.uploaded_by <> t.user_id or f.access <> 'owner';

-- check: lesson-questions-by-holders
-- Questions come only from users who hold or held the course.
select q.id, q.user_id, q.product_id
from lesson_questions q
where not exists (select from user_products h where h.user_id = q.user_id and h.product_id = q.product_id);

-- check: quiz-attempts-are-judged-rightly
-- An attempt's score follows from its answers, with one answer per question.
select a.id, a.score_percent, a.is_passed
from quiz_attempts a
cross join lateral (
  select count(*) filter (where (answer ->> 'is_correct')::boolean) as correct,
         count(distinct answer ->> 'question_id') as answered
  from jsonb_array_elements(a.answers) as answer
) as given
where given.answered <> jsonb_array_length(a.answers)
   or a.score_percent is distinct from
        case when a.finished_at is not null then given.correct * 100 / jsonb_array_length(a.questions) end;

-- check: quiz-attempts-by-holders
-- Quiz attempts come only from users who hold or held the course.
select a.id, a.user_id, a.product_id
from quiz_attempts a
where not exists (select from user_products h where h.user_id = a.user_id and h.product_id = a.product_id);
