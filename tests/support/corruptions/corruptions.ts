import { adsCorruptions } from './ads-corruptions.ts';
import { assistantCorruptions } from './assistant-corruptions.ts';
import { bookingCorruptions } from './booking-corruptions.ts';
import { classCorruptions } from './class-corruptions.ts';
import { closingCorruptions } from './closing-corruptions.ts';
import type { Corruption } from './corrupt-books.ts';
import { discountCorruptions } from './discount-corruptions.ts';
import { documentCorruptions } from './document-corruptions.ts';
import { intentCorruptions } from './intent-corruptions.ts';
import { learningCorruptions } from './learning-corruptions.ts';
import { mailingCorruptions } from './mailing-corruptions.ts';
import { recoveryCorruptions } from './recovery-corruptions.ts';
import { searchCorruptions } from './search-corruptions.ts';
import { sequenceCorruptions } from './sequence-corruptions.ts';
import { subscriptionCorruptions } from './subscription-corruptions.ts';
import { whatsappCorruptions } from './whatsapp-corruptions.ts';

const ofFifty = 'where amount_bigint = 5000000';
const untouched = 'entry_count = 0 and not exists (select from user_products h where h.user_id = w.user_id)';
const stranger = `(select w.user_id from wallets w where ${untouched})`;
const emptyWallet = `(select w.id from wallets w where ${untouched})`;

export const corruptions: readonly Corruption[] = [
  {
    check: 'product-counts-are-true',
    by: 'a count that lost a product',
    statement: 'update product_counts set total = total + 1',
  },
  {
    check: 'subscription-prices-are-payable',
    by: 'a plan that asks for more than its product says',
    statement: `insert into product_variants (product_id, name, price, billing_cycle)
      select id, 'Tim', price + 1, 'monthly' from products where is_subscription limit 1`,
  },
  ...closingCorruptions,
  ...recoveryCorruptions,
  ...mailingCorruptions,
  ...sequenceCorruptions,
  {
    check: 'gateway-refunds-are-posted',
    by: 'a refund that sent more than it took',
    statement: 'update gateway_refunds set amount_bigint = amount_bigint - 1',
  },
  {
    check: 'gateway-refunds-stay-within-payments',
    by: 'a refund that promises more than the payment brought',
    statement: `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
      select payment_id, order_id, 99999999999, '', 'too much' from gateway_refunds`,
  },
  {
    check: 'promotions-never-leave-as-money',
    by: 'a refund that sends a voucher to a card',
    statement: `insert into gateway_refunds (payment_id, order_id, amount_bigint, reason, idempotency_key)
      select g.payment_id, m.order_id, m.paid, '', 'of a voucher' from gateway_refunds g
      join payments p on p.id = g.payment_id, order_money_left(p.user_id) m where m.promotional > 0`,
  },
  {
    check: 'lost-disputes-are-taken-back',
    by: 'a dispute that says more was taken than was posted',
    statement: `insert into payment_disputes (payment_id, gateway, gateway_dispute_id, kind, amount_bigint,
        gateway_state, told_at, status, taken_bigint, settled_at)
      select id, gateway, 'dp_1', 'dispute', 100, 'lost', now(), 'lost', 100, now() from payments limit 1`,
  },
  {
    check: 'disputed-wallets-are-frozen',
    by: 'a wallet that was opened during a dispute',
    statement: `insert into payment_disputes (payment_id, gateway, gateway_dispute_id, kind, amount_bigint,
        gateway_state, told_at)
      select id, gateway, 'dp_1', 'dispute', 100, 'open', now() from payments limit 1`,
  },
  {
    check: 'approved-adjustments-are-posted',
    by: 'an approved adjustment that moved something else',
    statement: "update wallet_adjustments set amount_bigint = amount_bigint + 100 where status = 'approved'",
  },
  {
    check: 'approved-requests-are-refunded',
    by: 'an approved request that asks for more than was given',
    statement: 'update refund_requests set amount_bigint = amount_bigint + 100',
  },
  ...assistantCorruptions,
  ...bookingCorruptions,
  ...classCorruptions,
  ...learningCorruptions,
  ...intentCorruptions,
  {
    check: 'entries-carry-spending',
    by: 'an entry that says something else was spent',
    statement:
      'update ledger_entries set spent_after = spent_after + 1 where amount_bigint = -5000000 and wallet_id is not null',
  },
  ...documentCorruptions,
  {
    check: 'redemptions-are-credited',
    by: 'a redemption of somebody else than whose wallet was credited',
    statement: `update voucher_redemptions set user_id = ${stranger}`,
  },
  {
    check: 'redemptions-are-credited',
    by: 'credit of a voucher that nobody redeemed',
    statement: 'delete from voucher_redemptions; update vouchers set used_count = 0',
  },
  {
    check: 'vouchers-are-counted',
    by: 'a use that was not counted',
    statement: 'update vouchers set used_count = 0',
  },
  ...discountCorruptions,
  {
    check: 'completed-orders-are-paid',
    by: 'an order that took less than it amounts to',
    statement: `update orders set amount_bigint = amount_bigint + 100 ${ofFifty};
      update order_items set price_bigint = price_bigint + 100 where price_bigint = 5000000`,
  },
  {
    check: 'completed-orders-gave-access',
    by: 'a holding that vanished',
    statement: `delete from user_products where order_id in (select id from orders ${ofFifty})`,
  },
  {
    check: 'bundles-gave-their-parts',
    by: 'a part that its buyer never got',
    statement: 'delete from user_products where bundle_item_id is not null and gift_code_id is null',
  },
  {
    check: 'bundles-gave-their-parts',
    by: 'a part that was taken off the price of somebody who never had it',
    statement: "update order_item_parts set is_owned = true where type = 'e_course'",
  },
  {
    check: 'completed-payments-are-credited',
    by: 'a payment that received more than was credited',
    statement: 'update payments set received_bigint = received_bigint + 1',
  },
  {
    check: 'completed-payments-are-credited',
    by: 'a payment of somebody else than whose wallet was credited',
    statement: `update payments set user_id = ${stranger}`,
  },
  {
    check: 'entries-form-a-chain',
    by: 'an old entry that was moved',
    statement: `update ledger_entries set balance_before = balance_before + 5, balance_after = balance_after + 5
      where amount_bigint = -5000000 and wallet_id is not null`,
  },
  {
    check: 'gift-codes-were-sold',
    by: 'a code that vanished',
    statement: "delete from gift_codes where status = 'open'",
  },
  {
    check: 'gift-codes-were-sold',
    by: 'a code that was written for somebody else',
    statement: `update gift_codes set buyer_id = ${stranger} where status = 'open'`,
  },
  {
    check: 'holdings-have-orders',
    by: 'access by a code whose order was refunded',
    statement: `with voided as (
        update gift_codes set status = 'void', voided_at = now() where status = 'open' returning id
      ) update orders set status = 'refunded'
      where id in (select order_id from gift_codes where status = 'redeemed')`,
  },
  {
    check: 'redeemed-gifts-gave-access',
    by: 'a code that was used without giving anything',
    statement: `update gift_codes set status = 'redeemed', redeemed_by = ${stranger}, redeemed_at = now()
      where status = 'open'`,
  },
  {
    check: 'refunded-orders-left-no-gifts',
    by: 'a refund that forgot the codes',
    statement: `update orders set status = 'refunded' where id = (select order_id from gift_codes where status = 'open');
      update user_products set status = 'ended' where order_id = (select order_id from gift_codes where status = 'open')`,
  },
  {
    check: 'reviews-by-owners',
    by: 'praise by somebody who never had the product',
    statement: `update reviews set user_id = ${stranger}`,
  },
  {
    check: 'holdings-have-orders',
    by: 'access that nobody ordered',
    statement: `insert into user_products (user_id, product_id) select ${stranger}, id from products limit 1`,
  },
  {
    check: 'booked-consultations-are-held',
    by: 'a consultation that is booked for whom nothing is held',
    statement: `insert into consultation_bookings (user_id, kind, month, order_id, product_id)
      select o.user_id, 'paid', '2026-11-01', o.id,
        (select p.id from products p where not exists (select from user_products h where h.product_id = p.id and h.order_id = o.id) limit 1)
      from orders o limit 1`,
  },
  {
    check: 'no-wallet-below-zero',
    by: 'a wallet that was overdrawn',
    without: ['ledger_entries.balance_not_negative', 'wallets.wallets_balance_bigint_check'],
    statement: `
      insert into ledger_postings (type, idempotency_key) values ('adjustment', 'overdraft');
      insert into ledger_entries (posting_id, wallet_id, amount_bigint, balance_before, balance_after, spent_after)
        select max(p.id), ${emptyWallet}, -5, 0, -5, 0 from ledger_postings p;
      insert into ledger_entries (posting_id, account, amount_bigint)
        select max(id), 'adjustments', 5 from ledger_postings;
      update wallets set balance_bigint = -5, entry_count = 1 where id = ${emptyWallet}`,
  },
  {
    check: 'one-active-holding',
    by: 'a product that is held twice',
    without: ['user_products.user_products_one_active'],
    statement: `insert into user_products (user_id, product_id, order_id)
      select user_id, product_id, order_id from user_products limit 1`,
  },
  {
    check: 'order-amounts-match-items',
    by: 'an item whose price was changed after it was sold',
    statement: 'update order_items set price_bigint = price_bigint + 100 where price_bigint = 5000000',
  },
  {
    check: 'postings-sum-to-zero',
    by: 'a posting that lost a side',
    statement: "delete from ledger_entries where account = 'sales_revenue' and amount_bigint = 5000000",
  },
  {
    check: 'purchase-postings-have-orders',
    by: 'an order that was deleted although it was paid',
    statement: `delete from user_products where order_id in (select id from orders ${ofFifty});
      delete from order_items where order_id in (select id from orders ${ofFifty});
      delete from orders ${ofFifty}`,
  },
  {
    check: 'refunds-stay-within-orders',
    by: 'a refund that belongs to an order that nobody paid',
    statement: `update ledger_postings set reference_id = (select id from orders where amount_bigint = 0 order by created_at limit 1)
      where idempotency_key = 'refund:r'`,
  },
  {
    check: 'refunds-stay-within-orders',
    by: 'a refund of nothing that is known',
    statement: "update ledger_postings set reference_id = 'gone' where idempotency_key = 'refund:r'",
  },
  ...searchCorruptions,
  ...subscriptionCorruptions,
  ...adsCorruptions,
  ...whatsappCorruptions,
  {
    check: 'topups-have-payments',
    by: 'credit for a payment that is not there',
    statement: 'delete from payments',
  },
  {
    check: 'wallets-follow-their-entries',
    by: 'a balance that was written by hand',
    statement: 'update wallets set balance_bigint = balance_bigint + 1 where balance_bigint > 0',
  },
  {
    check: 'wallets-follow-their-entries',
    by: 'a count of entries that is wrong',
    statement: 'update wallets set entry_count = entry_count + 1 where balance_bigint > 0',
  },
];
