-- Whoever gets the money of a package back loses its sessions that are to come (0100). Both sides are told of each that had
-- a time, with a calendar file that takes it away, and calendars are written soon: the same jobs as when it is cancelled.
create or replace function cancel_ended_booking() returns trigger language plpgsql as $$
declare
  gone record;
  audience text;
  utc constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
begin
  for gone in
    update consultation_bookings set status = 'cancelled'
      where order_id = new.order_id and product_id = new.product_id and status = 'booked'
      returning id, starts_at, ends_at
  loop
    continue when gone.ends_at is null or gone.ends_at <= now();
    perform graphile_worker.add_job('push-booking', json_build_object('booking_id', gone.id),
      job_key => 'push-booking:' || gone.id, max_attempts => 12);
    foreach audience in array array['holder', 'team'] loop
      perform graphile_worker.add_job('send-booking-mail', json_build_object(
          'booking_id', gone.id, 'event', 'cancelled', 'audience', audience,
          'starts_at', to_char(gone.starts_at at time zone 'UTC', utc),
          'ends_at', to_char(gone.ends_at at time zone 'UTC', utc)),
        job_key => 'send-booking-mail:' || gone.id || ':cancelled:' || audience, max_attempts => 12);
    end loop;
  end loop;
  return null;
end $$;

-- The time that its holder was reminded of by a chat message, which the staff writes: another time has to be reminded of
-- anew (docs/decisions/0135).
alter table consultation_bookings add column reminded_for timestamptz;
