-- A hold has a time and an end, soon after it was made or renewed.
select id from consultation_bookings
where status = 'held' and (starts_at is null or hold_expires_at is null or hold_expires_at > updated_at + interval '1 hour');
