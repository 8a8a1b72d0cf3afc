import { desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/columns.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { invoices } from './invoices.schema.ts';

const columns = pickColumns(invoices, ['order_id', 'number', 'seller', 'created_at']);
export type InvoiceRow = Pick<typeof invoices.$inferSelect, keyof typeof columns>;

export async function selectInvoice(reader: Reader, orderId: string): Promise<InvoiceRow | null> {
  const [row] = await reader.select(columns).from(invoices).where(eq(invoices.order_id, orderId));
  return row ?? null;
}

/**
 * Writes the invoice of an order without one; the database assigns the next number of the year. Not `on conflict`,
 * which would use up a number before it checks. Lock the order first.
 */
export async function insertInvoice(tx: Tx, orderId: string, seller: unknown): Promise<void> {
  await tx.execute(sql`
    insert into invoices (order_id, seller) values (${orderId}, ${JSON.stringify(seller)}::jsonb)`);
}

/** Lists the invoices of the user's orders, newest first. */
export function listOwnInvoices(reader: Reader, userId: string, window: PageWindow): Promise<InvoiceRow[]> {
  return reader
    .select(columns)
    .from(invoices)
    .where(sql`${invoices.order_id} in (select id from orders where user_id = ${userId})`)
    .orderBy(desc(invoices.created_at), desc(invoices.id))
    .limit(window.limit)
    .offset(window.offset);
}
