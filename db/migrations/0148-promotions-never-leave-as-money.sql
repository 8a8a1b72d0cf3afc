-- Promotional credit is spent first and never leaves as money (DECISIONS 57). The code decides by every payment's share
-- (modules/orders/credit-sources.rules.ts); here stands the last guard: what goes back to payments for an order is not
-- more than was paid for it with other than promotional credit and has not been given back otherwise.

create index gateway_refunds_unposted on gateway_refunds (payment_id) where status <> 'failed' and refund_posting_id is null;

-- What each order of a wallet took of promotional credit, and what of the rest is neither given back nor promised.
create function order_money_left(owner uuid)
returns table (order_id uuid, paid bigint, promotional bigint, money_left bigint) language plpgsql stable as $$
declare
  line record;
  promotion bigint := 0;
  used bigint;
  back bigint;
  took jsonb := '{}';
  took_promotion jsonb := '{}';
  gave_money jsonb := '{}';
  promised jsonb;
begin
  -- What is promised to payments or went there stays spoken for; what failed does not.
  select coalesce(jsonb_object_agg(r.order_id, r.total), '{}') into promised from (
    select g.order_id, sum(g.amount_bigint) as total from gateway_refunds g join orders o on o.id = g.order_id
    where o.user_id = owner and g.status <> 'failed' group by g.order_id) r;
  for line in
    select e.amount_bigint as amount, e.balance_after, p.type, p.reference_id as ref, p.reference_type,
           exists (select from ledger_entries a where a.posting_id = p.id and a.account = 'promotions') as is_promotion,
           g.id is not null and g.status <> 'failed' as went_to_payment
    from wallets w
    join ledger_entries e on e.wallet_id = w.id
    join ledger_postings p on p.id = e.posting_id
    left join gateway_refunds g on g.refund_posting_id = p.id
    where w.user_id = owner order by e.id
  loop
    if line.type = 'refund' and line.reference_type = 'order' then
      if not line.went_to_payment then
        back := least(line.amount, greatest(0,
          coalesce((took ->> line.ref)::bigint, 0) - coalesce((took_promotion ->> line.ref)::bigint, 0)
          - coalesce((promised ->> line.ref)::bigint, 0) - coalesce((gave_money ->> line.ref)::bigint, 0)));
        gave_money := gave_money || jsonb_build_object(line.ref, coalesce((gave_money ->> line.ref)::bigint, 0) + back);
        promotion := promotion + line.amount - back;
      end if;
    elsif line.amount > 0 then
      if line.is_promotion then promotion := promotion + line.amount; end if;
    -- A negative top-up is money that left through its payment.
    elsif line.type <> 'topup' then
      used := least(promotion, -line.amount);
      promotion := promotion - used;
      if line.type in ('purchase', 'subscription') and line.reference_type = 'order' then
        took := took || jsonb_build_object(line.ref, -line.amount);
        took_promotion := took_promotion || jsonb_build_object(line.ref, used);
      end if;
    end if;
    -- What left through a payment may have taken more than the money that was there.
    promotion := least(promotion, line.balance_after);
  end loop;
  return query
    select key::uuid, value::bigint, coalesce((took_promotion ->> key)::bigint, 0),
           value::bigint - coalesce((took_promotion ->> key)::bigint, 0)
             - coalesce((promised ->> key)::bigint, 0) - coalesce((gave_money ->> key)::bigint, 0)
    from jsonb_each_text(took);
end $$;

create function guard_promotional_credit() returns trigger language plpgsql as $$
declare
  buyer uuid;
  money bigint;
begin
  -- Held, so that two refunds of one order are counted in turn.
  select user_id into buyer from orders where id = new.order_id for update;
  select m.money_left into money from order_money_left(buyer) m where m.order_id = new.order_id;
  if money is null or new.amount_bigint > money then
    raise exception 'order % was not paid with that much money', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger gateway_refunds_money before insert on gateway_refunds
  for each row execute function guard_promotional_credit();
