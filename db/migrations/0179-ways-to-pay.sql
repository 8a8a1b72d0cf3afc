-- Ways to pay are chosen in the shop (docs/decisions/0127). `payment_method` names the way; older payments name their
-- gateway there.

alter table payments
  -- what a QRIS code says, for payments that are paid on our own page
  add column qr_text text check (length(qr_text) between 1 and 1000);

alter table dev_gateway_sessions
  add column way text;
