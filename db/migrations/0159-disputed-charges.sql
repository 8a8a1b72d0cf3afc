-- A charge that fails because of a card dispute says so: its subscriber can do something about that (DECISIONS 59).

alter table subscriptions drop constraint subscriptions_failure_check;
alter table subscriptions add constraint subscriptions_failure_check
  check (failure in ('INSUFFICIENT_BALANCE', 'WALLET_INACTIVE', 'WALLET_DISPUTED'));
