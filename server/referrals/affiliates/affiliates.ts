import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  Affiliate,
  createAffiliate as creating,
  EditedAffiliate,
  editAffiliate as editing,
  NewAffiliate,
  payAffiliate as paying,
} from '#contract/referrals/admin-affiliates.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { affiliateExportCopy as copy } from '#messages/referrals/affiliates.ts';
import { type Sen, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { normalizeCode } from '#shared/shop/codes.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Database, Reader, Tx } from '../../platform/database/db.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '../../platform/text/csv.ts';
import {
  findAccountOf,
  insertAffiliate,
  insertPayout,
  isDiscountCode,
  lockAffiliate,
  readAffiliate,
  selectPayable,
  selectStatement,
  updateAffiliate,
} from './affiliates.queries.ts';

type Outcome<Refusal> = Result<{ affiliate: Affiliate }, Refusal>;
type CreateOutcome = Outcome<RefusalOf<typeof creating>>;
type EditOutcome = Outcome<RefusalOf<typeof editing>>;
type PayOutcome = Outcome<RefusalOf<typeof paying>>;

/** Audited without the bank account. */
export function createAffiliate(db: Database, asked: NewAffiliate, actor: Actor): Promise<CreateOutcome> {
  return withTx(db, async (tx): Promise<CreateOutcome> => {
    const { email, ...terms } = asked;
    const code = normalizeCode(asked.code);
    const user_id = await findAccountOf(tx, email);
    if (user_id === null) return refuse({ code: 'USER_NOT_FOUND' });
    if (!(await isDiscountCode(tx, code))) return refuse({ code: 'DISCOUNT_UNKNOWN' });
    const id = await insertAffiliate(tx, { ...terms, code, user_id, created_by: actor.id });
    if (id === null) return refuse({ code: 'AFFILIATE_TAKEN' });
    const affiliate = await readSaved(tx, id);
    await recordAudit(tx, actor, {
      action: 'affiliate.created',
      subject: { type: 'affiliate', id },
      after: factsOf(affiliate),
    });
    return succeed({ affiliate });
  });
}

interface Edit {
  readonly id: string;
  readonly terms: EditedAffiliate;
}

/** Commissions of earlier orders keep their rate. */
export function editAffiliate(db: Database, { id, terms }: Edit, actor: Actor): Promise<EditOutcome> {
  return withTx(db, async (tx): Promise<EditOutcome> => {
    if (!(await lockAffiliate(tx, id))) return refuse({ code: 'AFFILIATE_NOT_FOUND' });
    const before = await readSaved(tx, id);
    await updateAffiliate(tx, id, terms);
    const affiliate = await readSaved(tx, id);
    await recordAudit(tx, actor, {
      action: 'affiliate.changed',
      subject: { type: 'affiliate', id },
      before: factsOf(before),
      after: factsOf(affiliate),
    });
    return succeed({ affiliate });
  });
}

interface Payout {
  readonly id: string;
  readonly amount: Sen;
  readonly actor: Actor & { readonly id: string };
}

/** Records a bank transfer of the whole balance. Refuses another amount, so that a repeated press pays nothing twice. */
export function payAffiliate(db: Database, { id, amount, actor }: Payout): Promise<PayOutcome> {
  return withTx(db, async (tx): Promise<PayOutcome> => {
    if (!(await lockAffiliate(tx, id))) return refuse({ code: 'AFFILIATE_NOT_FOUND' });
    const { balance_bigint } = await readSaved(tx, id);
    if (balance_bigint <= 0 || balance_bigint !== amount) {
      return refuse({ code: 'PAYOUT_CHANGED', details: { balance_bigint } });
    }
    await insertPayout(tx, { affiliate_id: id, amount, paid_by: actor.id });
    await recordAudit(tx, actor, {
      action: 'affiliate.paid',
      subject: { type: 'affiliate', id },
      after: { amount_bigint: amount },
    });
    return succeed({ affiliate: await readSaved(tx, id) });
  });
}

async function readSaved(tx: Tx, id: string): Promise<Affiliate> {
  const found = await readAffiliate(tx, id);
  if (found === null) throw new Error('an affiliate that was just written is missing');
  return found;
}

const factsOf = ({ code, rate_percent, window_days, is_active }: Affiliate) => ({
  code,
  rate_percent,
  window_days,
  is_active,
});

export async function exportPayouts(reader: Reader): Promise<CsvFile> {
  const rows = await selectPayable(reader);
  return {
    file_name: 'affiliate-payouts.csv',
    content_type: CSV_TYPE,
    content: csvTable(
      [copy.name, headings.email, copy.bankAccount, headings.amount],
      each(rows.map((row) => [row.name, row.email, row.bank_account, toRupiah(row.balance_bigint)])),
    ),
  };
}

interface StatementRequest {
  readonly user_id: string;
  readonly month: string;
}

export async function exportStatement(
  reader: Reader,
  { user_id, month }: StatementRequest,
): Promise<CsvFile> {
  const rows = await selectStatement(reader, user_id, month);
  const rupiahOf = (amount: Sen | null) => (amount === null ? '' : toRupiah(amount));
  return {
    file_name: `affiliate-${month}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(
      [
        headings.date,
        headings.kind,
        headings.orderId,
        copy.paid,
        copy.kept,
        copy.rate,
        headings.amount,
        headings.status,
      ],
      each(
        rows.map((row) => [
          row.day,
          row.order_id === null ? copy.payout : copy.commission,
          row.order_id?.slice(0, 8) ?? '',
          rupiahOf(row.paid_bigint),
          rupiahOf(row.kept_bigint),
          row.rate_percent ?? '',
          toRupiah(row.amount_bigint),
          row.is_due ? copy.due : copy.pending,
        ]),
      ),
    ),
  };
}

async function* each(rows: readonly CsvRow[]): AsyncGenerator<CsvRow, void> {
  yield* rows;
}
