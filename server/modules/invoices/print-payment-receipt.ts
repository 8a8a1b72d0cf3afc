import { readSettings } from '#server/modules/content/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import { getOwnPayment } from '#server/modules/payments/index.ts';
import type { Database } from '#server/platform/db.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PdfFile } from './print-invoice.ts';
import { renderDocument } from './render-document.ts';

type ReceiptRefusal = { readonly code: 'PAYMENT_NOT_FOUND' | 'NOT_PAID' };

/**
 * The receipt of the user's own top-up as a PDF. Not an invoice: credit is sold when it is spent (DECISIONS 6). Refuses
 * a payment that credited nothing.
 */
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
  const content = await renderDocument({
    kind: 'Tanda terima',
    number,
    seller: { name: settings.brand_name, email: settings.contact_email, country: settings.country },
    buyer: { name: account.full_name, email: account.email },
    facts: [
      { label: 'Tanggal', value: formatArticleDate(completed_at) },
      { label: 'Diterima lewat', value: gateway },
    ],
    lines: [{ label: `Top-up saldo ${settings.brand_name}`, value: amount }],
    total: { label: 'Diterima', value: amount },
    notes: [
      `Pembayaran ${paymentId}`,
      'Tanda terima ini bukan invoice. Invoice terbit saat saldo dipakai untuk membeli produk.',
    ],
  });
  return succeed({ file_name: `${number}.pdf`, content_type: 'application/pdf', content });
}
