-- What of a calendar could not be read at its last sync, for the desk (docs/decisions/0212).
alter table calendars
  add column owner_email text not null default '' check (length(owner_email) <= 320),
  -- of all, and the first of them with title, line and reason
  add column unread_count integer not null default 0 check (unread_count >= 0),
  add column unread_events jsonb not null default '[]'
    check (jsonb_typeof(unread_events) = 'array' and jsonb_array_length(unread_events) <= least(unread_count, 20));
