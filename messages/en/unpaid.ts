import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { unpaidCopy as id } from '../id/unpaid.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const unpaidCopy: typeof id = {
  toPay: (amount, price) =>
    price !== null && amount < price ? `${money(amount)} left to pay of ${money(price)}` : money(amount),
  covered: (price) => `${money(price)}, your balance is enough`,
  payFromBalance: 'Pay from balance',
};
