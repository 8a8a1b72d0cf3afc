-- A wallet is frozen by disputes exactly while one is open or a claim stands.
select w.id as wallet_id, w.is_disputed
from wallets w
where w.is_disputed <> exists (
  select from payment_disputes d join payments p on p.id = d.payment_id
  where p.user_id = w.user_id and d.takes_money and (d.status = 'open' or d.claim_bigint > 0)
);
