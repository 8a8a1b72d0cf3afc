import type { intentReasons as id } from '../id/intent-reasons.ts';

/** Completing "… cancelled because …". */
export const intentReasons: typeof id = {
  others: 'this purchase cannot continue',
  byCode: {
    PRODUCT_NOT_FOUND: 'the product is no longer sold',
    PLAN_NOT_FOUND: 'the plan is no longer offered',
    ALREADY_SUBSCRIBED: 'you are already subscribed',
    ALREADY_OWNED: 'you already own the product',
    IN_BUNDLE: 'another bundle already has it',
    SLOT_TAKEN: 'somebody else has taken the time you chose',
    CLASS_FULL: 'the class is full',
    SALES_ENDED: 'the class has started',
    COMING_SOON: 'the product has not been launched yet',
    OUT_OF_STOCK: 'it is out of stock',
    PRICE_CHANGED: 'its price has changed since you saw it',
    TOTAL_CHANGED: 'its discount no longer applies',
    BUMP_ENDED: 'its add-on is no longer offered',
    DISCOUNT_UNKNOWN: 'its discount no longer applies',
    DISCOUNT_IN_USE: 'its discount is in use by others',
    DISCOUNT_ALREADY_USED: 'you have used its discount code before',
    DISCOUNT_FIRST_PURCHASE: 'its discount code is for a first purchase, and you have bought before',
    INSUFFICIENT_BALANCE: 'your balance is still too low',
    WALLET_INACTIVE: 'your wallet is frozen',
    WALLET_DISPUTED: 'your wallet is frozen by a payment dispute at your bank',
    AMOUNT_DIFFERS: 'less than its price was paid',
    PAID_TWICE: 'the same purchase had been paid already',
    ACCOUNT_INACTIVE: 'your account is not active',
  },
};
