import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, type Rupiah, type Sen, timesSen, toRupiah } from '#shared/money.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

/** What a buyer is told of a purchase; prices as they were paid. */
export interface ReceiptFacts {
  readonly order_id: string;
  readonly to: string;
  readonly full_name: string;
  readonly items: readonly SoldItem[];
  readonly amount: Rupiah;
  /** Balance right after the purchase; null when nothing was taken from it. */
  readonly balance_bigint: Sen | null;
  readonly created_at: string;
  /** null: nothing was paid. */
  readonly invoice_number: string | null;
  readonly order_url: string;
}

interface SoldItem {
  readonly title: string;
  /** Of one unit. */
  readonly price_bigint: Sen;
  readonly quantity: number;
  readonly gift_quantity: number;
}

/** The receipt of a completed order: items, amount, what is left in the wallet, and the order's number. */
export function receiptMail(facts: ReceiptFacts): MailContent {
  return composeMail({
    subject: `Bukti pembelian ${formatRupiah(facts.amount)}`,
    greeting: `Halo ${facts.full_name},`,
    paragraphs: [
      'Terima kasih, pembelian Anda sudah selesai dan aksesnya sudah terbuka.',
      ...giftWords(facts.items),
    ],
    rows: [
      ...facts.items.map(({ title, price_bigint, quantity }) => ({
        label: quantity > 1 ? `${quantity} × ${title}` : title,
        value: formatRupiah(toRupiah(timesSen(price_bigint, quantity))),
      })),
      { label: 'Total', value: formatRupiah(facts.amount) },
      ...balanceRow(facts.balance_bigint),
      { label: 'Tanggal', value: formatArticleDate(facts.created_at) },
      ...invoiceRow(facts.invoice_number),
      { label: 'Nomor pesanan', value: facts.order_id },
    ],
    button: { label: 'Lihat pesanan dan invoice', url: facts.order_url },
  });
}

function balanceRow(balance: Sen | null) {
  return balance === null ? [] : [{ label: 'Sisa saldo', value: formatRupiah(toRupiah(balance)) }];
}

function invoiceRow(number: string | null) {
  return number === null ? [] : [{ label: 'Invoice', value: number }];
}

/** The codes themselves stand only behind the sign-in: a mail is easily passed on by mistake. */
function giftWords(items: readonly SoldItem[]): string[] {
  const gifts = items.reduce((sum, { gift_quantity }) => sum + gift_quantity, 0);
  if (gifts === 0) return [];
  return [`${gifts} kode hadiah dari pesanan ini ada di halaman pembelian Anda, siap diberikan.`];
}
