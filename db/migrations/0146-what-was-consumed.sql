-- What was consumed is known by the server (DECISIONS 56): when a lesson was first handed out to its holder. A report of
-- progress by a browser leaves it alone.
alter table lesson_progress add column opened_at timestamptz;
-- Until now a visit was the only trace.
update lesson_progress set opened_at = watched_at;

-- What was used when a request was decided, beside what was used when it was made.
alter table refund_requests
  add column decided_consumed_percent integer check (decided_consumed_percent between 0 and 100),
  add column decided_download_count integer check (decided_download_count >= 0);
