import type { notaCopy as id } from '../id/nota.ts';

/** The rows of a nota (shared/shop/nota.ts). */
export const notaCopy: typeof id = {
  units: (quantity, title) => `${quantity} × ${title}`,
  owned: 'Owned already',
  bump: 'Add-on price at checkout',
  code: (code) => `Discount ${code}`,
  discount: 'Discount',
  total: 'Total',
  balance: 'From the balance',
  kept: 'Stays as balance',
  due: 'To pay now',
  paid: (way) => `Paid with ${way}`,
  wallet: 'balance',
  both: (way, paid, balance) => `${way} ${paid} and balance ${balance}`,
};
