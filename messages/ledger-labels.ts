import { inLanguage } from '#shared/language/language.ts';
import { type LedgerType, OLDER_TOP_UP } from '#shared/money/ledger.ts';
import * as en from './en/ledger-labels.ts';
import * as id from './id/ledger-labels.ts';
import { withPlanName } from './plan-names.ts';

const copy = inLanguage({ id, en });

interface Line {
  readonly type: LedgerType;
  readonly description: string;
}

/** What a ledger entry is; its sign says which way the money went (DECISIONS 53). */
export const ledgerLabel = ({ type }: Pick<Line, 'type'>): string => copy.ledgerLabels[type];

/** What a ledger entry is about: in the words of its reader where nobody chose some. */
export function ledgerTitle({ type, description }: Line): string {
  if (type === 'topup' && (description === '' || description === OLDER_TOP_UP))
    return copy.ledgerTitles.topUp;
  if (type === 'subscription') return withPlanName(description);
  return description || copy.ledgerTitles.untitled;
}
