import { creditNoteCopy as copy, documentCopy } from '#messages/documents/documents.ts';
import { readPreferences } from '#server/account/index.ts';
import { type Receipt, readReceipt } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { translateTitles } from '#server/translations/index.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { shortId } from '#shared/short-id.ts';
import { formatArticleDate, startOfDay } from '#shared/time/dates.ts';
import { type CreditNote, selectCreditNote } from './credit-notes.queries.ts';
import { type Invoice, readInvoice } from './issue-invoice.ts';
import { buyerLines, type PdfFile, renderDocument } from './render-document.ts';
import { termsOf } from './tax.rules.ts';
import { taxLines } from './tax-lines.ts';

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
    kind: copy.kind,
    number: note.number,
    seller: invoice.seller,
    buyer: buyerLines(invoice.buyer, { name: sale.customer_name, email: sale.customer_email }),
    facts: [
      { label: documentCopy.date, value: formatArticleDate(startOfDay(note.issued_on)) },
      { label: copy.invoice, value: invoice.number },
      { label: copy.order, value: shortId(sale.order_id) },
    ],
    lines: [{ label: copy.refunded(titleOf(sale)), value: amount }, ...taxLines(note, termsOf(invoice))],
    total: { label: copy.total, value: amount },
    notes: [
      ...(note.reason === '' ? [] : [copy.reason(note.reason)]),
      copy.valid,
      copy.questions(invoice.seller.email),
    ],
  });
}

const titleOf = ({ items }: Receipt): string =>
  items
    .map(({ title }) => title)
    .join(', ')
    .slice(0, 300);
