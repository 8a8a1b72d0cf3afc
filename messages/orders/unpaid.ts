import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const unpaidCopy = inLanguage({
  id: {
    /** `price`: of the purchase that the payment is for; null: none. */
    toPay: (amount: Sen, price: Sen | null): string =>
      price !== null && amount < price
        ? `Tinggal bayar ${money(amount)} dari ${money(price)}`
        : money(amount),
    covered: (price: Sen) => `${money(price)}, saldo Anda sudah cukup`,
    payFromBalance: 'Bayar dari saldo',
  },
  en: {
    toPay: (amount, price) =>
      price !== null && amount < price ? `${money(amount)} left to pay of ${money(price)}` : money(amount),
    covered: (price) => `${money(price)}, your balance is enough`,
    payFromBalance: 'Pay from balance',
  },
});
