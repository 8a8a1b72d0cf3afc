-- check: paused-sequences-sleep
-- The worker looks at nobody in a paused sequence and at everybody in a running one; a deleted one is empty.
select e.id as enrolment_id, e.sequence_id, e.wake_at
from sequence_enrolments e join sequences s on s.id = e.sequence_id
where e.ended_at is null
  and (s.deleted_at is not null or (s.paused_at is not null) <> (e.wake_at = 'infinity'));

-- check: sequence-lines-have-no-gaps
-- The steps of a sequence are numbered from 1 without gaps.
select sequence_id, max(position) as last, count(position) as steps
from sequence_steps group by sequence_id having max(position) <> count(position);
