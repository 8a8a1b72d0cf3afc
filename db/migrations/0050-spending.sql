-- Each entry of a wallet carries what was spent from it so far, beside the balance (DECISIONS 6). What somebody spent
-- in all, or between two moments, is then read from one or two entries however long the history is; it can not drift,
-- because entries are never changed and only this trigger writes the column.

alter table ledger_entries add column spent_after bigint;

-- Purchases and subscription charges minus refunds; a refund of something can come after its month.
create function spending_of(type text, amount bigint) returns bigint language sql immutable strict parallel safe
  return case when type in ('purchase', 'subscription', 'refund') then -amount else 0 end;

alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries e set spent_after = history.spent_after
from (
  select l.id, sum(spending_of(p.type, l.amount_bigint)) over (partition by l.wallet_id order by l.id) as spent_after
  from ledger_entries l join ledger_postings p on p.id = l.posting_id
  where l.wallet_id is not null
) history
where history.id = e.id;
alter table ledger_entries enable trigger ledger_entries_append_only;

alter table ledger_entries add constraint wallet_entry_has_spending check (
  (wallet_id is not null) = (spent_after is not null)
);

-- Where a wallet stood at a moment: the last entry before it.
create index ledger_entries_wallet_moment on ledger_entries (wallet_id, created_at desc, id desc)
  include (balance_after, spent_after) where wallet_id is not null;

create or replace function apply_ledger_entry() returns trigger language plpgsql as $$
declare
  posting_type text;
begin
  select type into posting_type from ledger_postings where id = new.posting_id and written_in = pg_current_xact_id();
  if not found then
    raise exception 'posting % is closed', new.posting_id using errcode = 'restrict_violation';
  end if;
  -- Whatever the writer says: the figure is this trigger's alone.
  new.spent_after := null;
  if new.wallet_id is not null then
    update wallets set balance_bigint = new.balance_after, entry_count = entry_count + 1, updated_at = now()
      where id = new.wallet_id and balance_bigint = new.balance_before;
    if not found then
      raise exception 'entry does not continue the balance of wallet %', new.wallet_id
        using errcode = 'integrity_constraint_violation';
    end if;
    -- The update holds the wallet, so no other entry of it can come in between.
    new.spent_after := spending_of(posting_type, new.amount_bigint) + coalesce(
      (select e.spent_after from ledger_entries e where e.wallet_id = new.wallet_id order by e.id desc limit 1), 0);
  end if;
  return new;
end $$;
