import type { Tx } from '#server/platform/database/db.ts';
import type { Company } from '#shared/money/company.ts';
import { saveBillingDetails } from './billing-details.queries.ts';

export interface InvoiceChoice {
  readonly user_id: string;
  /** Null: the person. Defaults to the company the account keeps when the invoice is issued. */
  readonly company?: Company | null | undefined;
  readonly is_guest?: boolean | undefined;
}

/** A company is also saved on the account, unless a guest buys. */
export async function chooseInvoiceParty(
  tx: Tx,
  { user_id, company, is_guest = false }: InvoiceChoice,
): Promise<{ readonly invoice_to?: Company | null }> {
  if (company === undefined) return {};
  if (company !== null && !is_guest) await saveBillingDetails(tx, user_id, company);
  return { invoice_to: company };
}
