import type { Tx } from '#server/platform/database/db.ts';
import type { Company } from '#shared/money/company.ts';
import { saveBillingDetails } from './billing-details.queries.ts';

export interface InvoiceChoice {
  readonly user_id: string;
  /** null: the person. By default the company that the account keeps when the invoice is issued. */
  readonly company?: Company | null | undefined;
  /** Whoever bought without signing in changes nothing of the account. */
  readonly is_guest?: boolean | undefined;
}

/** What an order keeps of whom its invoice is for; a company is kept on the account, too. */
export async function chooseInvoiceParty(
  tx: Tx,
  { user_id, company, is_guest = false }: InvoiceChoice,
): Promise<{ readonly invoice_to?: Company | null }> {
  if (company === undefined) return {};
  if (company !== null && !is_guest) await saveBillingDetails(tx, user_id, company);
  return { invoice_to: company };
}
