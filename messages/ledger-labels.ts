import { inLanguage } from '#shared/language/language.ts';
import { type LedgerType, OLDER_TOP_UP } from '#shared/money/ledger.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import * as en from './en/ledger-labels.ts';
import * as id from './id/ledger-labels.ts';
import { paymentMethodLabel } from './payment-ways.ts';
import { withPlanName } from './plan-names.ts';

const copy = inLanguage({ id, en });

interface Line {
  readonly type: LedgerType;
  readonly description: string;
}

/** What a ledger entry is; its sign says which way the money went (DECISIONS 53). */
export const ledgerLabel = ({ type }: Pick<Line, 'type'>): string => copy.ledgerLabels[type];

interface StatementLine extends Pick<Line, 'type'> {
  readonly amount_bigint: Sen;
  readonly paid: { readonly method: string; readonly amount_bigint: Sen } | null;
}

/** What a line of the own wallet is, and how it was paid when it was not from the balance alone. */
export function statementLabel({ type, amount_bigint, paid }: StatementLine): string {
  if (paid === null) return ledgerLabel({ type });
  const way = paymentMethodLabel(paid.method);
  return amount_bigint === 0
    ? copy.paidWith.whole(ledgerLabel({ type }), way)
    : copy.paidWith.part(ledgerLabel({ type }), formatRupiah(toRupiah(paid.amount_bigint)), way);
}

/** What a ledger entry is about: in the words of its reader where nobody chose some. */
export function ledgerTitle({ type, description }: Line): string {
  if (type === 'topup' && (description === '' || description === OLDER_TOP_UP))
    return copy.ledgerTitles.topUp;
  if (type === 'subscription') return withPlanName(description);
  return description || copy.ledgerTitles.untitled;
}
