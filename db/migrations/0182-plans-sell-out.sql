-- A subscription whose plans are all sold out is sold out, and has a waiting list.

create or replace function sellable_stock(product uuid, kind text, own integer) returns integer language sql stable as $$
  select case
    when kind = 'bundle' then least(own, (
      select min(case when is_sold(p) then p.stock else 0 end)
      from product_parts b join products p on p.id = b.product_id where b.bundle_id = product
    ))
    when kind in ('subscription_service', 'api_access', 'cloud_service', 'ai_tool', 'ai_agent_subscription')
      and (
        select bool_and(coalesce(v.stock = 0, false)) from product_variants v
        where v.product_id = product and v.is_active and v.is_subscription and v.billing_cycle <> 'one_time'
      ) then 0
    else own
  end
$$;
