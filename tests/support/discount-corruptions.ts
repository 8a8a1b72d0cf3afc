export const discountCorruptions = [
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
    check: 'discount-reservations-wait',
    by: 'a discount that stays reserved for a purchase that was given up',
    statement:
      "update purchase_intents set status = 'withdrawn', settled_at = now() where status = 'waiting'",
  },
] as const;
