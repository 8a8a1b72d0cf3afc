import { type Actor, recordAudit } from '#server/audit/index.ts';
import { issueMissingDocuments } from '#server/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { closableFrom } from '#shared/money/books.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countOpenItems,
  insertClosedMonth,
  lockMonths,
  readClosedMonth,
  readFirstOpenMonth,
} from './books.queries.ts';

type Refusal =
  | { readonly code: 'MONTH_NOT_OVER' }
  | { readonly code: 'MONTH_CLOSED' }
  | { readonly code: 'EARLIER_MONTH_OPEN'; readonly details: { readonly month: string } }
  | {
      readonly code: 'DOCUMENTS_MISSING';
      readonly details: { readonly invoices: number; readonly credit_notes: number };
    };

interface Closing {
  readonly actor: Actor & { readonly id: string };
  readonly month: string;
}

/**
 * Makes a month's figures final: issues missing documents, stores the figures, and from then on the database refuses
 * anything dated into it. Concurrent postings wait and go into an open month. Months are closed in order.
 */
export async function closeMonth(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  closing: Closing,
): Promise<Result<null, Refusal>> {
  if (clock.now() < closableFrom(closing.month)) return refuse({ code: 'MONTH_NOT_OVER' });
  await issueMissingDocuments(db);
  return withTx(db, (tx) => closeWithin(tx, closing));
}

async function closeWithin(tx: Tx, { actor, month }: Closing): Promise<Result<null, Refusal>> {
  await lockMonths(tx);
  if ((await readClosedMonth(tx, month)) !== null) return refuse({ code: 'MONTH_CLOSED' });
  const first = await readFirstOpenMonth(tx);
  if (first !== null && first < month)
    return refuse({ code: 'EARLIER_MONTH_OPEN', details: { month: first } });
  const { missing_invoices: invoices, missing_credit_notes: credit_notes } = await countOpenItems(tx, month);
  if (invoices + credit_notes > 0) {
    return refuse({ code: 'DOCUMENTS_MISSING', details: { invoices, credit_notes } });
  }
  await insertClosedMonth(tx, month, actor.id);
  await recordAudit(tx, actor, { action: 'books.month_closed', subject: { type: 'month', id: month } });
  return succeed(null);
}
