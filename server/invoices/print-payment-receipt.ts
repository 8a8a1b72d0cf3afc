import { topUpReceiptCopy as copy, documentCopy } from '#messages/documents/documents.ts';
import { readAccount, readPreferences } from '#server/account/index.ts';
import { readSettings } from '#server/content/index.ts';
import { getOwnPayment } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import { sellerOf } from './issue-invoice.ts';
import { type PdfFile, renderDocument } from './render-document.ts';

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
      kind: copy.kind,
      number,
      seller: sellerOf(settings),
      buyer: [account.full_name, account.email],
      facts: [
        { label: documentCopy.date, value: formatArticleDate(completed_at) },
        { label: copy.through, value: gateway },
      ],
      lines: [{ label: copy.topUp(settings.brand_name), value: amount }],
      total: { label: copy.total, value: amount },
      notes: [copy.payment(paymentId), copy.notInvoice],
    }),
  );
  return succeed(file);
}
