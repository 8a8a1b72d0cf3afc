-- check: assistant-cites-what-was-sent
-- Each part of an answer names at least one passage, and only such as were sent.
select t.id from assistant_turns t cross join lateral jsonb_array_elements(t.answer) part
where jsonb_array_length(part -> 'sources') = 0 or exists (
  select from jsonb_array_elements(part -> 'sources') source
  where source::integer not between 1 and jsonb_array_length(t.passages)
);
