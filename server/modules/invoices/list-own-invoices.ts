import type { Reader } from '#server/platform/db.ts';
import { selectInvoicesOf } from './invoices.queries.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Lists the invoices of the user's orders, newest first. */
export async function listOwnInvoices(reader: Reader, userId: string, window: Window) {
  const rows = await selectInvoicesOf(reader, userId, window);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
