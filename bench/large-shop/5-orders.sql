-- A year of orders, each of one product and paid from a wallet, with both sides of each posting in the ledger. The
-- wallets are filled first; each order starts from the balance that the one before left.

create temporary table sold as
select s.n, gen_random_uuid() as order_id, p.user_id, p.wallet_id, p.email, p.full_name, g.id as product_id, g.title,
       g.slug, g.type, g.price * 100 as amount, s.n % 10 <> 9 as is_paid,
       now() - interval '365 days' * (1 - s.n::numeric / current_setting('shop.orders')::bigint) as sold_at
from generate_series(1, current_setting('shop.orders')::bigint) s (n)
join numbered_people p on p.n = 1 + s.n % current_setting('shop.people')::bigint
join numbered_products g on g.n = 1 + s.n * 7919 % current_setting('shop.products')::bigint;
create unique index on sold (n);
analyze sold;

-- Postings 1 to p fill the wallets; the n-th order's posting is number p + n.
create temporary table paid as
select n, order_id, wallet_id, title, amount, sold_at, current_setting('shop.people')::bigint + n as posting_id,
       sum(amount) over (partition by wallet_id order by n) as spent_after
from sold where is_paid;
create temporary table filled as
select n as posting_id, wallet_id, 1000000000 as amount from numbered_people;
analyze paid;

insert into ledger_postings (id, type, idempotency_key, description, created_at) overriding system value
select posting_id, 'topup', 'large-shop:' || posting_id, 'Isi saldo', now() - interval '366 days' from filled
order by posting_id;
insert into ledger_postings (id, type, idempotency_key, description, reference_type, reference_id, created_at)
overriding system value
select posting_id, 'purchase', 'large-shop:' || posting_id, title, 'order', order_id::text, sold_at from paid order by n;
select setval(pg_get_serial_sequence('ledger_postings', 'id'), (select max(id) from ledger_postings));

insert into ledger_entries
  (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after, spent_after, created_at)
select f.posting_id, side.wallet_id, side.account, side.amount, side.balance_before, side.balance_after,
       side.spent_after, now() - interval '366 days'
from filled f cross join lateral (values
  (f.wallet_id, null, f.amount, 0::bigint, f.amount, 0::bigint),
  (null, 'gateway_clearing', -f.amount, null, null, null)
) side (wallet_id, account, amount, balance_before, balance_after, spent_after)
order by f.posting_id;
insert into ledger_entries
  (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after, spent_after, created_at)
select p.posting_id, side.wallet_id, side.account, side.amount, side.balance_before, side.balance_after,
       side.spent_after, p.sold_at
from paid p cross join lateral (values
  (p.wallet_id, null, -p.amount, 1000000000 - p.spent_after + p.amount, 1000000000 - p.spent_after, p.spent_after),
  (null, 'sales_revenue', p.amount, null, null, null)
) side (wallet_id, account, amount, balance_before, balance_after, spent_after)
order by p.posting_id;
update wallets w set balance_bigint = 1000000000 - coalesce(kept.spent, 0), entry_count = 1 + coalesce(kept.orders, 0)
from numbered_people p
left join (select wallet_id, sum(amount) as spent, count(*) as orders from paid group by 1) kept using (wallet_id)
where w.id = p.wallet_id;

insert into orders (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, posting_id,
                    created_at)
select s.order_id, s.user_id, s.email, s.full_name, s.amount,
       case when s.is_paid then 'completed' else (array['pending', 'cancelled', 'failed'])[1 + s.n % 3] end, 'wallet',
       p.posting_id, s.sold_at
from sold s left join paid p using (n) order by s.n;
insert into order_items (order_id, product_id, title, slug, type, price_bigint)
select order_id, product_id, title, slug, type, amount from sold order by n;
