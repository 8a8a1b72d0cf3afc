import type { Mailer } from '#server/platform/mailer.ts';
import type { MailLanguage } from '#shared/account-mails.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, type Rupiah, type Sen, timesSen, toRupiah } from '#shared/money.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

/** Prices as paid. */
export interface ReceiptFacts {
  readonly order_id: string;
  readonly to: string;
  readonly full_name: string;
  readonly items: readonly SoldItem[];
  readonly amount: Rupiah;
  /** Balance after the purchase; null if nothing was debited. */
  readonly balance_bigint: Sen | null;
  readonly created_at: string;
  /** Null for a free order. */
  readonly invoice_number: string | null;
  readonly order_url: string;
  readonly language: MailLanguage;
  readonly unsubscribe_url: string;
}

interface SoldItem {
  readonly title: string;
  /** Of one unit. */
  readonly price_bigint: Sen;
  readonly quantity: number;
  readonly gift_quantity: number;
}

const copy = {
  id: {
    subject: (amount: string) => `Bukti pembelian ${amount}`,
    greeting: 'Halo',
    thanks: 'Terima kasih, pembelian Anda sudah selesai dan aksesnya sudah terbuka.',
    total: 'Total',
    left: 'Sisa saldo',
    date: 'Tanggal',
    number: 'Nomor pesanan',
    open: 'Lihat pesanan dan invoice',
    gifts: (count: number) =>
      `${count} kode hadiah dari pesanan ini ada di halaman pembelian Anda, siap diberikan.`,
  },
  en: {
    subject: (amount: string) => `Receipt for ${amount}`,
    greeting: 'Hello',
    thanks: 'Thank you, your purchase is complete and open to you.',
    total: 'Total',
    left: 'Balance left',
    date: 'Date',
    number: 'Order number',
    open: 'See order and invoice',
    gifts: (count: number) =>
      `${count} gift codes of this order are on your purchases page, ready to give away.`,
  },
} as const;

/** Sends the receipt of an order; the job checks whether the buyer wants one. */
export function sendReceipt(mailer: Mailer, facts: ReceiptFacts): Promise<void> {
  return mailer.send({ to: facts.to, ...receiptMail(facts) });
}

export function receiptMail(facts: ReceiptFacts): MailContent {
  const { language, balance_bigint } = facts;
  const say = copy[language];
  const left =
    balance_bigint === null ? [] : [{ label: say.left, value: formatRupiah(toRupiah(balance_bigint)) }];
  return composeMail({
    language,
    subject: say.subject(formatRupiah(facts.amount)),
    greeting: `${say.greeting} ${facts.full_name},`,
    paragraphs: [say.thanks, ...giftParagraphs(facts.items, say.gifts)],
    rows: [
      ...facts.items.map(({ title, price_bigint, quantity }) => ({
        label: quantity > 1 ? `${quantity} × ${title}` : title,
        value: formatRupiah(toRupiah(timesSen(price_bigint, quantity))),
      })),
      { label: say.total, value: formatRupiah(facts.amount) },
      ...left,
      { label: say.date, value: formatArticleDate(facts.created_at) },
      ...invoiceRow(facts.invoice_number),
      { label: say.number, value: facts.order_id },
    ],
    button: { label: say.open, url: facts.order_url },
    unsubscribe_url: facts.unsubscribe_url,
  });
}

function invoiceRow(number: string | null) {
  return number === null ? [] : [{ label: 'Invoice', value: number }];
}

/** Codes are shown only after sign-in: a mail is easily forwarded by mistake. */
function giftParagraphs(items: readonly SoldItem[], say: (count: number) => string): string[] {
  const gifts = items.reduce((sum, { gift_quantity }) => sum + gift_quantity, 0);
  return gifts === 0 ? [] : [say(gifts)];
}
