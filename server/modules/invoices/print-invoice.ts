import { getOwnOrder, readReceipt } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, timesSen, toRupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { shortId } from '#shared/short-id.ts';
import { type InvoiceRefusal, issueInvoice } from './issue-invoice.ts';
import { renderDocument } from './render-document.ts';

export interface PdfFile {
  readonly file_name: string;
  readonly content_type: 'application/pdf';
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * The invoice of the user's own order as a PDF; issued if it does not exist yet. Another user's order reads as not
 * found.
 */
export async function printInvoice(
  db: Database,
  userId: string,
  orderId: string,
): Promise<Result<PdfFile, InvoiceRefusal>> {
  const own = await getOwnOrder(db.orm, userId, orderId);
  return own.ok ? printAnyInvoice(db, orderId) : own;
}

/** Any order's invoice, for staff: the same document that the buyer gets. */
export async function printAnyInvoice(
  db: Database,
  orderId: string,
): Promise<Result<PdfFile, InvoiceRefusal>> {
  const issued = await issueInvoice(db, orderId);
  if (!issued.ok) return issued;
  const { number, seller } = issued.value;
  const sale = await readReceipt(db.orm, orderId);
  if (sale === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const content = await renderDocument({
    kind: 'Invoice',
    number,
    seller,
    buyer: { name: sale.customer_name, email: sale.customer_email },
    facts: [
      { label: 'Tanggal', value: formatArticleDate(sale.created_at) },
      { label: 'Dibayar dengan', value: `saldo ${seller.name}` },
      { label: 'Pesanan', value: shortId(orderId) },
    ],
    lines: sale.items.map(({ title, price_bigint, quantity }) => ({
      label: quantity > 1 ? `${quantity} × ${title}` : title,
      value: formatRupiah(toRupiah(timesSen(price_bigint, quantity))),
    })),
    total: { label: 'Total, lunas', value: formatRupiah(toRupiah(sale.amount_bigint)) },
    notes: [
      'Invoice ini dibuat oleh sistem dan sah tanpa tanda tangan.',
      `Pertanyaan tentang invoice ini: ${seller.email}`,
    ],
  });
  return succeed({
    file_name: `${number.replaceAll('/', '-')}.pdf`,
    content_type: 'application/pdf',
    content,
  });
}
