-- What the owner wants to know before a session (docs/decisions/0135). Answers are kept by the words of their question
-- (`consultation_bookings.answers`), so that they can be read after it was changed.
alter table session_types add column questions text[] not null default '{}' check (
  cardinality(questions) <= 5 and array_position(questions, null) is null
  and length(array_to_string(questions, '')) <= 1000
);
