import { type LabelledNotaRow, labelNota } from '#messages/checkout/nota.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { invoiceCopy as copy, documentCopy } from '#messages/documents/documents.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { readPreferences } from '#server/account/index.ts';
import { getOwnOrder, notaOfOrder, type Receipt, readReceipt } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { policyOf } from '#server/refunds/index.ts';
import { translateTitles } from '#server/translations/index.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { commonKind, purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { shortId } from '#shared/short-id.ts';
import { formatArticleDate, startOfDay } from '#shared/time/dates.ts';
import { type Invoice, type InvoiceRefusal, issueInvoice } from './issue-invoice.ts';
import { buyerLines, type Line, type PdfFile, renderDocument } from './render-document.ts';
import { termsOf } from './tax.rules.ts';
import { taxLines } from './tax-lines.ts';

/** Issues a missing invoice first. Another user's order reads as not found. */
export async function printInvoice(
  db: Database,
  userId: string,
  orderId: string,
): Promise<Result<PdfFile, InvoiceRefusal>> {
  const own = await getOwnOrder(db.orm, userId, orderId);
  return own.ok ? printAnyInvoice(db, orderId) : own;
}

export async function printAnyInvoice(
  db: Database,
  orderId: string,
): Promise<Result<PdfFile, InvoiceRefusal>> {
  const issued = await issueInvoice(db, orderId);
  if (!issued.ok) return issued;
  const sale = await readReceipt(db.orm, orderId);
  if (sale === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const { mail_language } = await readPreferences(db.orm, sale.user_id);
  return succeed(
    await runInLanguage(mail_language, async () =>
      renderInvoice(issued.value, await translateTitles(db.orm, sale)),
    ),
  );
}

function renderInvoice(invoice: Invoice, sale: Receipt): Promise<PdfFile> {
  const { number, seller, buyer, issued_on } = invoice;
  const nota = labelNota(notaOfOrder(sale));
  const sum = nota.findIndex(({ kind }) => kind === 'total');
  const total = nota[sum];
  if (total === undefined) throw new Error('a nota has no total');
  return renderDocument({
    kind: copy.kind,
    number,
    seller,
    buyer: buyerLines(buyer, { name: sale.customer_name, email: sale.customer_email }),
    facts: [
      { label: documentCopy.date, value: formatArticleDate(startOfDay(issued_on)) },
      { label: copy.order, value: shortId(sale.order_id) },
      ...paymentFacts(sale),
    ],
    lines: [...nota.slice(0, sum).map(lineOf), ...taxLines(invoice, termsOf(invoice))],
    total: { ...lineOf(total), label: copy.total },
    paid: nota.slice(sum + 1).map(lineOf),
    notes: [...refundTerms(sale), copy.valid, copy.questions(seller.email)],
  });
}

/** The terms at the time of the order (DECISIONS 51). */
function refundTerms({ metadata, items }: Receipt): readonly string[] {
  const policy = policyOf(metadata);
  if (policy === null || policy.days === 0) return [];
  const kind = commonKind(items.map(({ type }) => purchaseKindOf(type)));
  return [purchaseWords.refund[kind]({ days: policy.days, percent: policy.max_percent })];
}

function lineOf({ label, amount_bigint, before_bigint }: LabelledNotaRow): Line {
  const value = formatRupiah(toRupiah(amount_bigint));
  return before_bigint === null
    ? { label, value }
    : { label, value, before: formatRupiah(toRupiah(before_bigint)) };
}

function paymentFacts({ payment_provider, payment_reference }: Receipt): readonly Line[] {
  if (payment_provider === null) return [];
  const gateway = paymentMethodLabel(payment_provider);
  return [{ label: copy.payment, value: [gateway, payment_reference ?? ''].join(' ').trim() }];
}
