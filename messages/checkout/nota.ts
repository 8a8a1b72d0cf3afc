import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, negateSen, type Sen, toRupiah } from '#shared/money/money.ts';
import type { NotaRow } from '#shared/shop/nota.ts';
import { paymentMethodLabel } from '../payments/ways.ts';

const notaCopy = inLanguage({
  id: {
    units: (quantity: number, title: string) => `${quantity} × ${title}`,
    owned: 'Sudah dimiliki',
    bump: 'Harga tambahan saat membayar',
    code: (code: string) => `Diskon ${code}`,
    /** For older orders, whose discount has no name. */
    discount: 'Diskon',
    total: 'Total',
    balance: 'Dari saldo',
    kept: 'Menjadi saldo',
    due: 'Dibayar sekarang',
    paid: (way: string) => `Dibayar dengan ${way}`,
    /** Used in the middle of a sentence. */
    wallet: 'saldo',
    both: (way: string, paid: string, balance: string) => `${way} ${paid} dan saldo ${balance}`,
  },
  en: {
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
  },
});

export type LabelledNotaRow = NotaRow & { readonly label: string };

export const labelNota = (rows: readonly NotaRow[]): LabelledNotaRow[] =>
  rows.map((row) => ({ ...row, label: labelOf(row) }));

function labelOf({ kind, title, quantity, code, way }: NotaRow): string {
  switch (kind) {
    case 'item':
      return quantity > 1 ? notaCopy.units(quantity, title ?? '') : (title ?? '');
    case 'discount':
      return code === null ? (title ?? notaCopy.discount) : notaCopy.code(code);
    case 'paid':
      return notaCopy.paid(wayName(way ?? ''));
    case 'owned':
    case 'bump':
    case 'total':
    case 'balance':
    case 'kept':
    case 'due':
      return notaCopy[kind];
  }
}

/** Test data is paid from the balance, too. */
const fromBalance = new Set(['wallet', 'wallet_credits']);

const wayName = (way: string): string => (fromBalance.has(way) ? notaCopy.wallet : paymentMethodLabel(way));

/** `QRIS`, `saldo`, or both with their amounts; empty for a free order. */
export function paidWith(rows: readonly NotaRow[]): string {
  const paid = rows.find(({ kind }) => kind === 'paid');
  const balance = rows.find(({ kind }) => kind === 'balance');
  if (paid === undefined) return '';
  const name = wayName(paid.way ?? '');
  if (balance === undefined) return name;
  const amount = (sen: Sen) => formatRupiah(toRupiah(sen));
  return notaCopy.both(name, amount(paid.amount_bigint), amount(negateSen(balance.amount_bigint)));
}
