import type { Order } from '#contract/account/checkout.ts';
import { receiptCopy as copy, mailCopy } from '#messages/mails.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { formatRupiah, type Rupiah, type Sen, timesSen, toRupiah } from '#shared/money.ts';
import { composeMail, type MailContent } from './mail-layout.ts';

type SoldItem = Pick<Order['items'][number], 'title' | 'price_bigint' | 'quantity' | 'gift_quantity'>;

/** Prices as paid. */
interface ReceiptFacts {
  readonly order_id: string;
  readonly full_name: string;
  readonly items: readonly Pick<
    Order['items'][number],
    'title' | 'price_bigint' | 'quantity' | 'gift_quantity'
  >[];
  readonly amount: Rupiah;
  /** Balance after the purchase; null if nothing was debited. */
  readonly balance_bigint: Sen | null;
  readonly created_at: string;
  /** Null for a free order. */
  readonly invoice_number: string | null;
  readonly order_url: string;
  readonly unsubscribe_url: string;
}

/** The receipt of an order; the job checks whether the buyer wants one. */
export function receiptMail(facts: ReceiptFacts): MailContent {
  const { balance_bigint } = facts;
  const left =
    balance_bigint === null ? [] : [{ label: copy.left, value: formatRupiah(toRupiah(balance_bigint)) }];
  return composeMail({
    subject: copy.subject(formatRupiah(facts.amount)),
    greeting: mailCopy.hello(facts.full_name),
    paragraphs: [copy.thanks, ...giftParagraphs(facts.items)],
    rows: [
      ...facts.items.map(({ title, price_bigint, quantity }) => ({
        label: quantity > 1 ? `${quantity} × ${title}` : title,
        value: formatRupiah(toRupiah(timesSen(price_bigint, quantity))),
      })),
      { label: copy.total, value: formatRupiah(facts.amount) },
      ...left,
      { label: copy.date, value: formatArticleDate(facts.created_at) },
      ...invoiceRow(facts.invoice_number),
      { label: mailCopy.order, value: facts.order_id },
    ],
    button: { label: copy.open, url: facts.order_url },
    unsubscribe_url: facts.unsubscribe_url,
  });
}

function invoiceRow(number: string | null) {
  return number === null ? [] : [{ label: copy.invoice, value: number }];
}

/** Codes are shown only after sign-in: a mail is easily forwarded by mistake. */
function giftParagraphs(items: readonly SoldItem[]): string[] {
  const gifts = items.reduce((sum, { gift_quantity }) => sum + gift_quantity, 0);
  return gifts === 0 ? [] : [copy.gifts(gifts)];
}
