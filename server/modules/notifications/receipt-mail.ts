import type { MailLanguage } from '#shared/account-mails.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, type Rupiah, type Sen, toRupiah } from '#shared/money.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

/** What a buyer is told of a purchase; prices as they were paid. */
export interface ReceiptFacts {
  readonly order_id: string;
  readonly to: string;
  readonly full_name: string;
  readonly items: readonly { readonly title: string; readonly price_bigint: Sen }[];
  readonly amount: Rupiah;
  /** Balance right after the purchase; null when nothing was taken from it. */
  readonly balance_bigint: Sen | null;
  readonly created_at: string;
  readonly purchases_url: string;
  readonly language: MailLanguage;
  readonly unsubscribe_url: string;
}

const words = {
  id: {
    subject: (amount: string) => `Bukti pembelian ${amount}`,
    greeting: 'Halo',
    thanks: 'Terima kasih, pembelian Anda sudah selesai dan aksesnya sudah terbuka.',
    total: 'Total',
    left: 'Sisa saldo',
    date: 'Tanggal',
    number: 'Nomor pesanan',
    open: 'Lihat pembelian',
  },
  en: {
    subject: (amount: string) => `Receipt for ${amount}`,
    greeting: 'Hello',
    thanks: 'Thank you, your purchase is complete and open to you.',
    total: 'Total',
    left: 'Balance left',
    date: 'Date',
    number: 'Order number',
    open: 'See my purchases',
  },
} as const;

/** The receipt of a completed order: items, amount, what is left in the wallet, and the order's number. */
export function receiptMail(facts: ReceiptFacts): MailContent {
  const { language, balance_bigint } = facts;
  const say = words[language];
  const left =
    balance_bigint === null ? [] : [{ label: say.left, value: formatRupiah(toRupiah(balance_bigint)) }];
  return composeMail({
    language,
    subject: say.subject(formatRupiah(facts.amount)),
    greeting: `${say.greeting} ${facts.full_name},`,
    paragraphs: [say.thanks],
    rows: [
      ...facts.items.map(({ title, price_bigint }) => ({
        label: title,
        value: formatRupiah(toRupiah(price_bigint)),
      })),
      { label: say.total, value: formatRupiah(facts.amount) },
      ...left,
      { label: say.date, value: formatArticleDate(facts.created_at) },
      { label: say.number, value: facts.order_id },
    ],
    button: { label: say.open, url: facts.purchases_url },
    unsubscribe_url: facts.unsubscribe_url,
  });
}
