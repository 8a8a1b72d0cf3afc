-- What was bought, and who holds it.

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  customer_email text not null,
  customer_name text not null,
  -- sen; the sum of the items
  amount_bigint bigint not null check (amount_bigint >= 0),
  currency text not null default 'IDR' check (currency = 'IDR'),
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded')),
  payment_method text not null,
  payment_provider text,
  -- An order names the payment that bought it (ADR 0031). `payment_method` is the way of that payment;
  -- `wallet` where the balance alone paid.
  payment_id uuid,
  -- the posting that paid it; a free order has none
  posting_id bigint unique references ledger_postings (id),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (lower(customer_name || ' ' || customer_email)) stored,
  discount_code text references discount_codes (code),
  constraint orders_payment foreign key (payment_id) references payments (id),
  constraint payment_is_named_whole check ((payment_id is null) = (payment_provider is null)),
  constraint only_what_costs_is_paid check (payment_id is null or posting_id is not null),
  constraint paid_order_is_posted check (
    (payment_method not in ('wallet', 'wallet_credits') and payment_id is null)
    or status not in ('completed', 'refunded') or (posting_id is not null) = (amount_bigint > 0)
  ),
  -- Nothing is sold or asked back in fractions of a rupiah, as nothing smaller can be shown. What a payment in another
  -- currency brings and takes back may have sen (ADR 0020), so wallets, entries and gateway_refunds may.
  constraint order_is_whole_rupiah check (amount_bigint % 100 = 0)
);
create index orders_user on orders (user_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_status on orders (status, created_at desc, id desc);
-- What the back office reads across everybody.
create index orders_amount on orders (amount_bigint desc, created_at desc, id);
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_counted on orders (created_at) include (id, user_id, amount_bigint, status)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';
create index orders_counted_of_user on orders (user_id, created_at)
  where (posting_id is not null or status in ('completed', 'refunded'))
    and (posting_id is not null or metadata ->> 'subscription_id' is null)
    and payment_method <> 'grant';
create index orders_of_checkout_link on orders ((metadata ->> 'checkout_link'))
  where metadata ->> 'checkout_link' is not null;
-- The order of a payment, for the desk.
create index orders_payment on orders (payment_id) where payment_id is not null;
create trigger orders_stamp before update on orders for each row execute function stamp_updated_at();
create trigger orders_refunded_free_discounts after update of status on orders
  for each row when (new.status = 'refunded' and old.status <> 'refunded')
  execute function free_discounts_of_order();

-- The tables that refer to it load earlier.
alter table discount_uses add foreign key (order_id) references orders (id);
alter table purchase_intents add foreign key (order_id) references orders (id);

-- Told at commit, when the items are there and nothing refuses it any more; whichever use case wrote it.
create function tell_order() returns trigger language plpgsql as $$
begin
  if new.status not in ('completed', 'refunded', 'cancelled', 'failed') then return null; end if;
  perform emit_webhook('order.' || new.status, 'order:' || new.id, jsonb_build_object(
    'id', new.id, 'user_id', new.user_id, 'status', new.status, 'amount', new.amount_bigint / 100,
    'amount_bigint', new.amount_bigint, 'currency', new.currency, 'payment_method', new.payment_method,
    'discount_code', new.discount_code, 'created_at', api_time(new.created_at),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'product_id', i.product_id, 'slug', i.slug, 'title', i.title, 'type', i.type,
        'price_bigint', i.price_bigint, 'quantity', i.quantity) order by i.id), '[]')
      from order_items i where i.order_id = new.id)));
  return null;
end $$;
create constraint trigger orders_are_told after insert on orders
  deferrable initially deferred for each row execute function tell_order();
create constraint trigger order_changes_are_told after update of status on orders
  deferrable initially deferred for each row when (new.status is distinct from old.status) execute function tell_order();

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  -- as sold: later edits of the product do not change a past order
  title text not null,
  slug text not null,
  type text not null,
  price_bigint bigint not null check (price_bigint >= 0),
  quantity integer not null default 1 check (quantity >= 1),
  -- A buyer holds a product at most once, so of all units at most one is their own.
  gift_quantity integer not null default 0 check (gift_quantity between 0 and quantity),
  -- price_bigint stays the price of one unit before it; this is off all units together
  discount_bigint bigint not null default 0,
  discount_id uuid references discounts (id),
  -- of discount_bigint: what parts that the buyer held took off. On a line it is this or a discount, never both.
  owned_bigint bigint not null default 0,
  -- the offer that it was taken by
  bump_id uuid,
  -- of discount_bigint: what that offer took off. On a line it is this, a discount, or what was owned
  bump_bigint bigint not null default 0,
  -- the code that was used; null: none, or a sale
  discount_code text,
  -- of the discount, as it was called then; null: none
  discount_title text check (discount_title <> ''),
  constraint one_unit_for_oneself check (quantity - gift_quantity <= 1),
  constraint item_discount_within_price check (discount_bigint between 0 and price_bigint * quantity),
  constraint item_of_bump foreign key (bump_id, product_id) references order_bumps (id, product_id),
  constraint bump_is_one_unit check (bump_id is null or quantity = 1 and gift_quantity = 0),
  constraint item_discount_has_reason check (
    owned_bigint in (0, discount_bigint)
    and bump_bigint in (0, discount_bigint)
    and (discount_bigint > 0) <= (discount_id is not null or owned_bigint > 0 or bump_bigint > 0)
    and (owned_bigint = 0 or discount_id is null and bump_bigint = 0 and type = 'bundle')
    and (bump_bigint = 0 or discount_id is null and bump_id is not null)
  ),
  constraint only_discounts_are_named
    check (discount_id is not null or (discount_code is null and discount_title is null)),
  constraint item_is_whole_rupiah check (
    price_bigint % 100 = 0 and discount_bigint % 100 = 0 and owned_bigint % 100 = 0 and bump_bigint % 100 = 0
  )
);
create index order_items_product on order_items (product_id);
create index order_items_discounted on order_items (discount_id, order_id) where discount_id is not null;
create index order_items_sums on order_items (order_id) include (product_id, price_bigint, quantity, discount_bigint);
create index order_items_of_bump on order_items (bump_id) where bump_id is not null;

-- Checked at commit: an order amounts to what its items cost after their discounts.
create function check_order_amount() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders o join order_items i on i.order_id = o.id
    where o.id = new.order_id group by o.id
    having o.amount_bigint <> sum(i.price_bigint * i.quantity - i.discount_bigint)
  ) then
    raise exception 'order % does not amount to its items', new.order_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger order_items_add_up after insert or update of price_bigint, quantity, discount_bigint on order_items
  deferrable initially deferred for each row execute function check_order_amount();

-- Checked at commit: a bundle that was sold names its parts, and gave its buyer those that were not held before.
create function check_sold_bundle() returns trigger language plpgsql as $$
begin
  if (select count(*) from order_item_parts where order_item_id = new.id) < 2
     or new.quantity > new.gift_quantity and exists (
       select from order_item_parts p join orders o on o.id = new.order_id
       where p.order_item_id = new.id and not p.is_owned and not exists (
         select from user_products h
         where h.bundle_item_id = new.id and h.product_id = p.product_id and h.user_id = o.user_id
           and h.order_id = o.id and h.gift_code_id is null
       )
     ) then
    raise exception 'item % does not give the parts of its bundle', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger order_items_give_parts after insert on order_items deferrable initially deferred
  for each row when (new.type = 'bundle') execute function check_sold_bundle();

-- The parts of a bundle as they were sold: later edits do not change a past order.
create table order_item_parts (
  order_item_id uuid not null references order_items (id),
  product_id uuid not null references products (id),
  sort_order integer not null,
  title text not null,
  slug text not null,
  type text not null,
  -- sen, of one unit bought alone
  price_bigint bigint not null check (price_bigint >= 0),
  -- the buyer held it before: it was not given again
  is_owned boolean not null,
  primary key (order_item_id, product_id)
);
create index order_item_parts_of_product on order_item_parts (product_id);
create trigger order_item_parts_keep before update or delete on order_item_parts
  for each row execute function refuse_change();
create trigger order_item_parts_no_truncate before truncate on order_item_parts
  for each statement execute function refuse_change();

create function check_item_of_part() returns trigger language plpgsql as $$
begin
  if not exists (select from order_items where id = new.order_item_id and type = 'bundle') then
    raise exception 'item % is no bundle', new.order_item_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger order_item_parts_of_bundle after insert on order_item_parts deferrable initially deferred
  for each row execute function check_item_of_part();

-- A holding: the right to use a product. At most one active per user and product, whatever races (DECISIONS 8).
create table user_products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  product_id uuid not null references products (id),
  order_id uuid references orders (id),
  status text not null default 'active' check (status in ('active', 'ended', 'revoked')),
  purchased_at timestamptz not null default now(),
  download_count integer not null default 0 check (download_count >= 0),
  last_downloaded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The holding that a code gave; one code, one holding, ever.
  gift_code_id uuid,
  -- the line of the bundle that gave it
  bundle_item_id uuid,
  constraint holding_is_a_part foreign key (bundle_item_id, product_id)
    references order_item_parts (order_item_id, product_id)
);
create unique index user_products_one_active on user_products (user_id, product_id) where status = 'active';
create index user_products_user on user_products (user_id, purchased_at desc, id desc);
create index user_products_order on user_products (order_id);
create unique index user_products_of_gift on user_products (gift_code_id, product_id) where gift_code_id is not null;
create index user_products_of_bundle on user_products (bundle_item_id) where bundle_item_id is not null;
create index user_products_of_product on user_products (product_id) where status = 'active';
-- How the holders of a course get on, as the owner sees it (ADR 0042).
create index user_products_of_course on user_products (product_id, user_id);
create trigger user_products_stamp before update on user_products for each row execute function stamp_updated_at();
create constraint trigger user_products_end_intents after insert on user_products
  deferrable initially deferred for each row when (new.status = 'active') execute function end_intents_of_holding();

-- Whichever way an address is proved, what waits for it is given.
create function give_waiting_grants() returns trigger language plpgsql as $$
begin
  if exists (
    select from purchase_intents where kind = 'grant' and status = 'waiting' and guest_email = new.email
  ) then
    perform graphile_worker.add_job('give-waiting-grants', json_build_object('user_id', new.id));
  end if;
  return null;
end $$;
create trigger users_get_waiting_grants after insert or update of email, email_verified on users
  for each row when (new.email_verified) execute function give_waiting_grants();

-- What an item gave: its product, or the parts of a bundle that the buyer did not hold before.
create function products_given_by(item order_items) returns uuid[] language sql stable as $$
  select case when item.type <> 'bundle' then array[item.product_id] else array(
    select p.product_id from order_item_parts p where p.order_item_id = item.id and not p.is_owned order by p.product_id
  ) end
$$;
