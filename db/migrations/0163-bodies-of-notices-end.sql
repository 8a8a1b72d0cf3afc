-- The bodies of handled notices are emptied after a while; this finds those whose time has come.
create index webhook_events_whole on webhook_events (processed_at) where error_message is null and payload <> '{}';
