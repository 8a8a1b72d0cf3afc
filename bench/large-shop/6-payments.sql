-- A payment and a notice for each person; some notices failed, some payments are flagged.

insert into payments (user_id, gateway, session_id, amount_bigint, received_bigint, status, payment_method, flags,
                      posting_id, expires_at, completed_at, created_at, search_text)
select p.user_id, (array['stripe', 'paypal', 'xendit'])[1 + p.n % 3], 'sesi-' || p.n, 1000000000,
       case when p.n % 10 > 1 then 1000000000 end,
       case p.n % 10 when 0 then 'pending' when 1 then 'expired' else 'completed' end, 'qris',
       case when p.n % 200 = 2 then array['paid_after_expiry'] else '{}'::text[] end,
       case when p.n % 10 > 1 then p.n end, at.paid + interval '1 day', case when p.n % 10 > 1 then at.paid end, at.paid,
       payment_words('sesi-' || p.n, p.user_id)
from numbered_people p
cross join lateral (
  select now() - interval '1 year' * p.n / current_setting('shop.people')::bigint as paid
) at;

insert into webhook_events (gateway, event_id, event_type, payload, received_at, processed_at, error_message, attempts)
select (array['stripe', 'paypal', 'xendit'])[1 + n % 3], 'evt_' || n,
       (array['payment.succeeded', 'payment.expired', 'refund.succeeded'])[1 + n % 3],
       jsonb_build_object('id', 'sesi-' || n, 'nilai', 10000000), at.came,
       case when n % 40 > 1 then at.came end, case when n % 40 = 1 then 'Pembayaran tidak dikenal' end, 1
from numbered_people
cross join lateral (
  select now() - interval '1 year' * (1 - n::numeric / current_setting('shop.people')::bigint) as came
) at
order by n;
