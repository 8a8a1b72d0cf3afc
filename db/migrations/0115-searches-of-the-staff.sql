-- What the staff search and filter, at any number of rows.

-- Payments by their state, and by the first letters of the gateway's own name for them.
create index payments_status on payments (status, created_at desc, id desc);
create index payments_session on payments (lower(session_id) text_pattern_ops);

-- Notices by a part of their id, type or error, and those that nobody has handled.
create index webhook_events_search on webhook_events
  using gin ((event_id || ' ' || event_type || ' ' || coalesce(error_message, '')) gin_trgm_ops);
create index webhook_events_pending on webhook_events (received_at desc, id desc)
  where error_message is null and processed_at is null;
