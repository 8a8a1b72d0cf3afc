import { inLanguage } from '#shared/language/language.ts';
import { type LedgerType, OLDER_TOP_UP } from '#shared/money/ledger.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { withPlanName } from '../catalog/plan-names.ts';
import { paymentMethodLabel } from '../payments/ways.ts';

const ledgerLabels = inLanguage({
  id: {
    topup: 'Isi saldo',
    purchase: 'Pembelian',
    subscription: 'Langganan',
    refund: 'Pengembalian',
    adjustment: 'Penyesuaian',
  },
  en: {
    topup: 'Top-up',
    purchase: 'Purchase',
    subscription: 'Subscription',
    refund: 'Refund',
    adjustment: 'Adjustment',
  },
});

const ledgerTitles = inLanguage({
  id: { topUp: 'Saldo masuk', untitled: 'Transaksi' },
  en: { topUp: 'Balance added', untitled: 'Transaction' },
});

/** With an amount where the balance paid the rest. */
const paidWith = inLanguage({
  id: {
    whole: (kind: string, way: string) => `${kind}, dibayar dengan ${way}`,
    part: (kind: string, amount: string, way: string) => `${kind}, ${amount} dibayar dengan ${way}`,
  },
  en: {
    whole: (kind, way) => `${kind}, paid with ${way}`,
    part: (kind, amount, way) => `${kind}, ${amount} paid with ${way}`,
  },
});

interface Line {
  readonly type: LedgerType;
  readonly description: string;
}

/** The entry's sign says in which direction the money went (DECISIONS 53). */
export const ledgerLabel = ({ type }: Pick<Line, 'type'>): string => ledgerLabels[type];

interface StatementLine extends Pick<Line, 'type'> {
  readonly amount_bigint: Sen;
  readonly paid: { readonly method: string; readonly amount_bigint: Sen } | null;
}

export function statementLabel({ type, amount_bigint, paid }: StatementLine): string {
  if (paid === null) return ledgerLabel({ type });
  const way = paymentMethodLabel(paid.method);
  return amount_bigint === 0
    ? paidWith.whole(ledgerLabel({ type }), way)
    : paidWith.part(ledgerLabel({ type }), formatRupiah(toRupiah(paid.amount_bigint)), way);
}

/** Falls back to the entry type in the reader's language. */
export function ledgerTitle({ type, description }: Line): string {
  if (type === 'topup' && (description === '' || description === OLDER_TOP_UP)) return ledgerTitles.topUp;
  if (type === 'subscription') return withPlanName(description);
  return description || ledgerTitles.untitled;
}
