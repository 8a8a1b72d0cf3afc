-- Messages about what somebody left unfinished, and the waves of the waiting lists (ADR 0080).

create table recovery_messages (
  id uuid primary key default gen_random_uuid(),
  cause text not null check (cause in ('cart', 'payment', 'top_up', 'trial', 'course')),
  -- the account of a cart, the payment, the subscription of a trial, or the holding of a course
  subject_id uuid not null,
  -- when the last product was put in the cart, the payment was opened, the trial ends, or the course was bought
  occurred_at timestamptz not null,
  -- null: a guest without an account
  user_id uuid references users (id) on delete cascade,
  -- of the address, so that guests and accounts share one limit; it can be compared, not read
  email_digest text not null,
  due_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'cancelled')),
  reason text check (reason in ('done', 'unavailable', 'unsubscribed', 'switched_off')),
  sent_at timestamptz,
  -- `[{product_id, quantity}]` as mailed, which the link of a cart restores; null: no cart, or not mailed yet
  items jsonb check (jsonb_typeof(items) = 'array'),
  -- when the button behind the link of a cart was pressed first
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  unique (cause, subject_id, occurred_at),
  constraint sent_message_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint cancelled_message_has_reason check ((state = 'cancelled') = (reason is not null)),
  constraint only_sent_carts_are_restored check (returned_at is null or (cause = 'cart' and state = 'sent'))
);
create index recovery_messages_due on recovery_messages (due_at) where state = 'planned';
create index recovery_messages_of_address on recovery_messages (email_digest, sent_at desc) where state = 'sent';
create index recovery_messages_list on recovery_messages (due_at, id);
create index recovery_messages_sent on recovery_messages (sent_at) where state = 'sent';
create index recovery_messages_of_user on recovery_messages (user_id);

create table waiting_waves (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  -- what could be sold when the wave began; null: not counted
  stock integer check (stock > 0),
  notified integer not null check (notified > 0),
  started_at timestamptz not null,
  -- when the next may begin; null: everybody was told, as the stock is not counted
  next_at timestamptz,
  -- when the product could no longer be bought; what is restocked after that is a new opening
  ended_at timestamptz,
  constraint wave_ends_after_it_began check (ended_at >= started_at)
);
create index waiting_waves_of_product on waiting_waves (product_id, started_at desc);
create index waiting_waves_open on waiting_waves (product_id) where ended_at is null;

-- Null: not mailed yet, or mailed by a release before the waves were kept.
alter table product_waits add column wave_id uuid references waiting_waves (id);
create index product_waits_of_wave on product_waits (wave_id) where wave_id is not null;
