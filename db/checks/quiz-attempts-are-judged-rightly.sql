-- The score of an attempt is what its answers say, and each of its questions is answered once.
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
