-- Nothing is sold or asked back in fractions of a rupiah, as nothing smaller can be shown. What a payment in another
-- currency brings and takes back may have sen (docs/decisions/0061), so wallets, entries and gateway_refunds may. Rows of
-- before stay.
alter table orders add constraint order_is_whole_rupiah check (amount_bigint % 100 = 0) not valid;
alter table order_items add constraint item_is_whole_rupiah check (
  price_bigint % 100 = 0 and discount_bigint % 100 = 0 and owned_bigint % 100 = 0 and bump_bigint % 100 = 0
) not valid;
alter table refund_requests add constraint request_is_whole_rupiah check (amount_bigint % 100 = 0) not valid;
