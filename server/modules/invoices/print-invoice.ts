import { discountCopy } from '#messages/discounts.ts';
import { invoiceCopy as copy, documentCopy } from '#messages/documents.ts';
import { readPreferences } from '#server/modules/identity/index.ts';
import { getOwnOrder, type Receipt, readReceipt } from '#server/modules/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { formatRupiah, timesSen, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { reductionLines } from '#shared/shop/order-reductions.ts';
import { shortId } from '#shared/short-id.ts';
import { formatArticleDate, startOfDay } from '#shared/time/dates.ts';
import { type Invoice, type InvoiceRefusal, issueInvoice } from './issue-invoice.ts';
import { buyerLines, type PdfFile, renderDocument } from './render-document.ts';
import { termsOf } from './tax.rules.ts';
import { taxLines } from './tax-lines.ts';

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

/** Any order's invoice, for staff: the same document that the buyer gets, in the buyer's language. */
export async function printAnyInvoice(
  db: Database,
  orderId: string,
): Promise<Result<PdfFile, InvoiceRefusal>> {
  const issued = await issueInvoice(db, orderId);
  if (!issued.ok) return issued;
  const sale = await readReceipt(db.orm, orderId);
  if (sale === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const { mail_language } = await readPreferences(db.orm, sale.user_id);
  return succeed(await runInLanguage(mail_language, () => renderInvoice(issued.value, sale)));
}

function renderInvoice(invoice: Invoice, sale: Receipt): Promise<PdfFile> {
  const { number, seller, buyer, issued_on } = invoice;
  return renderDocument({
    kind: copy.kind,
    number,
    seller,
    buyer: buyerLines(buyer, { name: sale.customer_name, email: sale.customer_email }),
    facts: [
      { label: documentCopy.date, value: formatArticleDate(startOfDay(issued_on)) },
      { label: copy.paidWith, value: copy.balance(seller.name) },
      { label: copy.order, value: shortId(sale.order_id) },
    ],
    lines: [
      ...sale.items.map(({ title, price_bigint, quantity }) => ({
        label: quantity > 1 ? `${quantity} × ${title}` : title,
        value: formatRupiah(toRupiah(timesSen(price_bigint, quantity))),
      })),
      ...reductionLines(sale, discountCopy).map(({ label, amount }) => ({
        label,
        value: formatRupiah(amount),
      })),
      ...taxLines(invoice, termsOf(invoice)),
    ],
    total: { label: copy.total, value: formatRupiah(toRupiah(sale.amount_bigint)) },
    notes: [copy.valid, copy.questions(seller.email)],
  });
}
