import { type LabelledNotaRow, labelNota } from '#messages/checkout/nota.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import {
  invoiceCopy as copy,
  creditNoteCopy,
  documentCopy,
  taxCopy,
  topUpReceiptCopy,
} from '#messages/documents/documents.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import {
  formatRupiah,
  type Sen,
  subtractSen,
  type TaxTerms,
  taxedPart,
  toRupiah,
} from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { commonKind, purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { shortId } from '#shared/short-id.ts';
import { formatArticleDate, startOfDay } from '#shared/time/dates.ts';
import { readAccount, readPreferences } from '../account/index.ts';
import { readSettings } from '../content/index.ts';
import { getOwnOrder, notaOfOrder, type Receipt, readReceipt } from '../orders/index.ts';
import { getOwnPayment } from '../payments/index.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import { policyOf } from '../refunds/index.ts';
import { translateTitles } from '../translations/index.ts';
import { type CreditNote, selectCreditNote } from './invoices.queries.ts';
import { type Invoice, type InvoiceRefusal, issueInvoice, readInvoice, sellerOf } from './issue-documents.ts';
import { buyerLines, type Line, type PdfFile, renderDocument } from './render-document.ts';
import { termsOf } from './tax.rules.ts';

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

type Refusal = { readonly code: 'CREDIT_NOTE_NOT_FOUND' };

export function printCreditNote(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<PdfFile, Refusal>> {
  return print(reader, id, userId);
}

/** Staff get the buyer's document, in the buyer's language. */
export function printAnyCreditNote(reader: Reader, id: string): Promise<Result<PdfFile, Refusal>> {
  return print(reader, id, null);
}

async function print(reader: Reader, id: string, owner: string | null): Promise<Result<PdfFile, Refusal>> {
  const note = await selectCreditNote(reader, id);
  const invoice = note === null ? null : await readInvoice(reader, note.order_id);
  const sale = note === null ? null : await readReceipt(reader, note.order_id);
  if (note === null || invoice === null || sale === null || (owner !== null && sale.user_id !== owner)) {
    return refuse({ code: 'CREDIT_NOTE_NOT_FOUND' });
  }
  const { mail_language } = await readPreferences(reader, sale.user_id);
  return succeed(
    await runInLanguage(mail_language, async () =>
      renderCreditNote(note, { invoice, sale: await translateTitles(reader, sale) }),
    ),
  );
}

interface CreditNoteContext {
  readonly invoice: Invoice;
  readonly sale: Receipt;
}

function renderCreditNote(note: CreditNote, { invoice, sale }: CreditNoteContext): Promise<PdfFile> {
  const amount = formatRupiah(toRupiah(note.total_bigint));
  return renderDocument({
    kind: creditNoteCopy.kind,
    number: note.number,
    seller: invoice.seller,
    buyer: buyerLines(invoice.buyer, { name: sale.customer_name, email: sale.customer_email }),
    facts: [
      { label: documentCopy.date, value: formatArticleDate(startOfDay(note.issued_on)) },
      { label: creditNoteCopy.invoice, value: invoice.number },
      { label: creditNoteCopy.order, value: shortId(sale.order_id) },
    ],
    lines: [
      { label: creditNoteCopy.refunded(titleOf(sale)), value: amount },
      ...taxLines(note, termsOf(invoice)),
    ],
    total: { label: creditNoteCopy.total, value: amount },
    notes: [
      ...(note.reason === '' ? [] : [creditNoteCopy.reason(note.reason)]),
      creditNoteCopy.valid,
      creditNoteCopy.questions(invoice.seller.email),
    ],
  });
}

const titleOf = ({ items }: Receipt): string =>
  items
    .map(({ title }) => title)
    .join(', ')
    .slice(0, 300);

type ReceiptRefusal = { readonly code: 'PAYMENT_NOT_FOUND' | 'NOT_PAID' };

/** Not an invoice: credit is sold when it is spent (DECISIONS 6). Refuses payments without credit. */
export async function printPaymentReceipt(
  db: Database,
  userId: string,
  paymentId: string,
): Promise<Result<PdfFile, ReceiptRefusal>> {
  const found = await getOwnPayment(db.orm, userId, paymentId);
  if (!found.ok) return found;
  const { completed_at, received_bigint, gateway } = found.value;
  if (completed_at === null || received_bigint === null) return refuse({ code: 'NOT_PAID' });
  const [settings, account] = await Promise.all([readSettings(db.orm), readAccount(db.orm, userId)]);
  const amount = formatRupiah(toRupiah(received_bigint));
  const number = `TT-${paymentId.slice(0, 8).toUpperCase()}`;
  const { mail_language } = await readPreferences(db.orm, userId);
  const file = await runInLanguage(mail_language, () =>
    renderDocument({
      kind: topUpReceiptCopy.kind,
      number,
      seller: sellerOf(settings),
      buyer: [account.full_name, account.email],
      facts: [
        { label: documentCopy.date, value: formatArticleDate(completed_at) },
        { label: topUpReceiptCopy.through, value: gateway },
      ],
      lines: [{ label: topUpReceiptCopy.topUp(settings.brand_name), value: amount }],
      total: { label: topUpReceiptCopy.total, value: amount },
      notes: [topUpReceiptCopy.payment(paymentId), topUpReceiptCopy.notInvoice],
    }),
  );
  return succeed(file);
}

function taxLines(
  { total_bigint, tax_bigint }: { readonly total_bigint: Sen; readonly tax_bigint: Sen },
  terms: TaxTerms | null,
): readonly Line[] {
  if (terms === null) return [];
  const base = subtractSen(total_bigint, tax_bigint);
  const { rate_percent, base_numerator, base_denominator } = terms;
  const amount = (value: Sen) => formatRupiah(toRupiah(value));
  const part = {
    label: taxCopy.part(base_numerator, base_denominator),
    value: amount(taxedPart(base, terms)),
  };
  return [
    { label: taxCopy.base, value: amount(base) },
    ...(base_numerator === base_denominator ? [] : [part]),
    { label: taxCopy.tax(rate_percent), value: amount(tax_bigint) },
  ];
}
