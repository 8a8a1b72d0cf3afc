import { inLanguage } from '#shared/language/language.ts';
import { type LedgerType, OLDER_TOP_UP } from '#shared/money/ledger.ts';
import * as en from './en/ledger-labels.ts';
import * as id from './id/ledger-labels.ts';

const copy = inLanguage({ id, en });

interface Line {
  readonly type: LedgerType;
  readonly description: string;
}

/** What a ledger entry is; its sign says which way the money went (DECISIONS 53). */
export const ledgerLabel = ({ type }: Pick<Line, 'type'>): string => copy.ledgerLabels[type];

/** What a ledger entry is about: in the words of its reader where nobody chose some. */
export const ledgerTitle = ({ type, description }: Line): string =>
  type === 'topup' && (description === '' || description === OLDER_TOP_UP)
    ? copy.ledgerTitles.topUp
    : description || copy.ledgerTitles.untitled;
