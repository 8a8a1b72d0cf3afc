-- Mails that a server has taken, by the job that sent them: a job that is done again after a crash does not mail again.
create table sent_mails (
  message_id text primary key,
  sent_at timestamptz not null default now()
);
create index sent_mails_sent_at on sent_mails (sent_at);
