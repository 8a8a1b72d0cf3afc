-- A refund that a gateway refuses goes into the wallet instead, where somebody was promised the money already.
alter table gateway_refunds add column falls_back boolean not null default false;
