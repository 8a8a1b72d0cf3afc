export const discountCorruptions = [
  {
    check: 'order-bumps-hold-their-price',
    by: 'an offer of the checkout page that another price was paid for',
    statement: 'update order_bumps set price = price - 1',
  },
  {
    check: 'order-bumps-hold-their-price',
    by: 'an offer of the checkout page that was made after it was taken',
    statement: "update order_bumps set created_at = now() + interval '1 day'",
  },
  {
    check: 'order-bumps-hold-their-price',
    by: 'an offer that was taken beside something else',
    statement: 'update order_bumps set beside_id = product_id',
    without: ['order_bumps.bump_is_another_product'],
  },
  {
    check: 'discounts-are-counted',
    by: 'a use of a discount that was not counted',
    statement: 'update discounts set uses = 1',
  },
  {
    check: 'discounts-are-counted',
    by: 'a use of a code that was not counted',
    statement: 'update discount_codes set uses = 1',
  },
  {
    check: 'discounted-orders-have-uses',
    by: 'an order that was made cheaper by nothing',
    statement: `update discount_uses set user_id = (select id from users where id <> user_id limit 1) where status = 'used'`,
  },
  {
    check: 'discount-uses-have-orders',
    by: 'a use for an order that it did not make cheaper',
    statement: `insert into discount_uses (discount_id, user_id, nth, order_id, status)
      select (select id from discounts where max_uses is null limit 1), user_id, 99, id, 'used'
      from orders where id not in (select order_id from subscriptions)
        and id not in (select order_id from order_items where discount_id is not null) order by orders.id limit 1`,
  },
  {
    check: 'referrals-are-sold',
    by: 'a referral of somebody who did not buy',
    statement: `update referrals set friend_id = (
      select id from users where id not in (select friend_id from referrals union select referrer_id from referrals) limit 1)`,
  },
  {
    check: 'commissions-are-earned',
    by: 'an affiliate who earns from the own purchase',
    statement: `update affiliates set user_id = (
      select o.user_id from orders o join affiliate_commissions c on c.order_id = o.id limit 1)`,
  },
  {
    check: 'referral-credit-is-posted',
    by: 'credit for a friend that names the posting of something else',
    statement: 'update referral_entries set posting_id = (select min(id) from ledger_postings)',
  },
  {
    check: 'referral-credit-is-due',
    by: 'a reward that is owed although it is due',
    statement: 'update referrals set owed_bigint = 100',
  },
  {
    check: 'subscription-discounts-last-their-periods',
    by: 'a discount of a subscription that lasts longer than it says',
    statement: 'update subscriptions set discount_periods_left = 3 where discount_id is not null',
  },
  {
    check: 'discount-reservations-wait',
    by: 'a discount that stays reserved for a purchase that was given up',
    statement:
      "update purchase_intents set status = 'withdrawn', settled_at = now() where status = 'waiting'",
  },
] as const;
