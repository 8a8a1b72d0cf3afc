-- The days of an installation that is already running are closed here, where there is time for it; the job closes one
-- day after the other from now on.
select close_ledger_days() where exists (select from ledger_entries);
