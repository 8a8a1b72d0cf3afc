import type { Order } from '#contract/checkout/checkout.ts';
import { bookingMailCopy, newBookingCopy } from '#messages/bookings/mails.ts';
import { intentReason } from '#messages/checkout/intent-reasons.ts';
import { intentCopy, purchaseLinkCopy as linkCopy } from '#messages/checkout/mails.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { purchaseOutcomes } from '#messages/checkout/purchase-outcomes.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import { receiptCopy as copy, grantCopy } from '#messages/orders/mails.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import type { BookingKind } from '#shared/bookings/bookings.ts';
import { formatRupiah, type Rupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { formatWhatsapp } from '#shared/people/whatsapp.ts';
import type { NotaRow } from '#shared/shop/nota.ts';
import { purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { formatArticleDate, formatMonth } from '#shared/time/dates.ts';
import type { Row } from '../mail-html.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

type SoldItem = Pick<Order['items'][number], 'title' | 'quantity' | 'gift_quantity'> & {
  readonly type: string;
};

interface SaleFacts {
  readonly order_id: string;
  readonly items: readonly SoldItem[];
  readonly amount: Rupiah;
  readonly nota: readonly NotaRow[];
  /** Gateway and its reference; null: the balance paid, or nothing was to be paid. */
  readonly payment: { readonly provider: string; readonly reference: string } | null;
  readonly created_at: string;
  /** Null for a free order. */
  readonly invoice_number: string | null;
}

interface InvitationAttachments {
  readonly invitations: readonly CalendarInvitation[];
}

const invitedParagraph = ({ invitations }: InvitationAttachments): string[] =>
  invitations.length === 0 ? [] : [bookingMailCopy.attached];

interface ReceiptFacts extends SaleFacts, InvitationAttachments {
  readonly full_name: string;
  readonly balance_bigint: Sen | null;
  readonly order_url: string;
  readonly unsubscribe_url: string;
}

export function receiptMail(facts: ReceiptFacts): MailContent {
  const { balance_bigint } = facts;
  const left =
    balance_bigint === null ? [] : [{ label: copy.left, value: formatRupiah(toRupiah(balance_bigint)) }];
  return composeMail({
    subject: copy.subject(formatRupiah(facts.amount)),
    headline: headlineOf(facts.items),
    preheader: `${copy.total} ${formatRupiah(facts.amount)}`,
    greeting: greet(facts.full_name),
    paragraphs: [copy.thanks, ...giftParagraphs(facts.items), ...invitedParagraph(facts)],
    invitations: facts.invitations,
    rows: saleRows(facts, left),
    button: { label: copy.open, url: facts.order_url },
    unsubscribe_url: facts.unsubscribe_url,
  });
}

/** `left`: rows of the account, after the total. */
function saleRows(facts: SaleFacts, left: readonly Row[]): readonly Row[] {
  return [
    ...labelNota(facts.nota).map(({ kind, label, before_bigint, amount_bigint }) => ({
      label,
      value: formatRupiah(toRupiah(amount_bigint)),
      ...(before_bigint === null ? {} : { before: formatRupiah(toRupiah(before_bigint)) }),
      is_total: kind === 'total',
    })),
    ...paymentRow(facts.payment),
    ...left,
    { label: copy.date, value: formatArticleDate(facts.created_at) },
    ...invoiceRow(facts.invoice_number),
    { label: mailCopy.order, value: facts.order_id },
  ];
}

const paymentRow = (payment: SaleFacts['payment']): readonly Row[] =>
  payment === null
    ? []
    : [{ label: copy.payment, value: `${paymentMethodLabel(payment.provider)} ${payment.reference}`.trim() }];

/** Names a single product that opens now; gifts open nothing. */
function headlineOf(items: readonly SoldItem[]): string {
  const opened = items.filter(({ quantity, gift_quantity }) => quantity > gift_quantity);
  const [first, second] = opened;
  if (first === undefined) return copy.bought;
  if (second !== undefined) return copy.openedAll(opened.length);
  return purchaseOutcomes.mailed[purchaseKindOf(first.type)](first.title);
}

function invoiceRow(number: string | null) {
  return number === null ? [] : [{ label: copy.invoice, value: number }];
}

function giftParagraphs(items: readonly SoldItem[]): string[] {
  const gifts = items.reduce((sum, { gift_quantity }) => sum + gift_quantity, 0);
  return gifts === 0 ? [] : [copy.gifts(gifts)];
}

interface BookingNoticeFacts {
  readonly kind: BookingKind;
  readonly month: string;
  readonly full_name: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly company: string;
}

export function bookingNoticeMail(facts: BookingNoticeFacts): MailContent {
  const rows = [
    { label: newBookingCopy.name, value: facts.full_name },
    { label: newBookingCopy.email, value: facts.email },
    { label: 'WhatsApp', value: facts.whatsapp },
    { label: newBookingCopy.company, value: facts.company },
    { label: newBookingCopy.month, value: formatMonth(facts.month) },
  ];
  return composeMail({
    subject: newBookingCopy.subjects[facts.kind](facts.full_name.slice(0, 80)),
    greeting: mailCopy.helloTeam,
    paragraphs: [newBookingCopy.booked[facts.kind]],
    rows: rows.filter(({ value }) => value !== ''),
  });
}

interface IntentCancelledFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  /** Refusal code. */
  readonly reason: string;
  readonly billing_url: string;
  readonly times_url: string;
  readonly owned_url: string | null;
  readonly refund_url: string;
}

export function intentCancelledMail(facts: IntentCancelledFacts): MailContent {
  const { owned_url } = facts;
  if (owned_url !== null) return ownedMail({ ...facts, owned_url });
  return composeMail({
    subject: intentCopy.subject,
    greeting: greet(facts.full_name),
    paragraphs: [intentCopy.cancelled(intentReason(facts.reason)), intentCopy.kept],
    rows: [
      { label: intentCopy.purchase, value: facts.title },
      { label: intentCopy.price, value: formatRupiah(facts.amount) },
    ],
    button:
      facts.reason === 'SLOT_TAKEN'
        ? { label: intentCopy.otherTime, url: facts.times_url }
        : { label: intentCopy.open, url: facts.billing_url },
  });
}

/** The mailbox proves the account, so it may be told of the product it holds. */
function ownedMail(facts: IntentCancelledFacts & { readonly owned_url: string }): MailContent {
  const { reason, title, amount, full_name, owned_url, refund_url } = facts;
  const words = reason === 'PAID_TWICE' ? intentCopy.paidTwice : intentCopy.owned;
  return composeMail({
    subject: words.subject(title.slice(0, 80)),
    greeting: greet(full_name),
    paragraphs: [words.text(formatRupiah(amount)), intentCopy.useOrRefund],
    rows: [
      { label: intentCopy.purchase, value: title },
      { label: intentCopy.keptAmount, value: formatRupiah(amount) },
    ],
    button: { label: intentCopy.openOwned, url: owned_url },
    further: { label: intentCopy.askRefund, url: refund_url },
  });
}

interface PurchaseLinkFacts extends InvitationAttachments {
  readonly full_name: string;
  readonly title: string;
  /** True for a free purchase and one that begins with the link. */
  readonly waits: boolean;
  readonly is_trial: boolean;
  /** Parts of a bundle the address held before, and the credit they left of the payment. */
  readonly owned: { readonly titles: readonly string[]; readonly amount: Rupiah } | null;
  /** The tick for messages by WhatsApp; null: not ticked. */
  readonly whatsapp: { readonly words: string; readonly phone: string } | null;
  /** Null while the purchase waits for its payment. */
  readonly sale: SaleFacts | null;
  readonly url: string;
}

export function purchaseLinkMail({
  title,
  waits,
  is_trial,
  owned,
  whatsapp,
  sale,
  url,
  invitations,
}: PurchaseLinkFacts): MailContent {
  const words = is_trial ? linkCopy.trial : linkCopy;
  return composeMail({
    subject: words.subject(title.slice(0, 80)),
    headline: waits || sale === null ? words.waiting(title) : headlineOf(sale.items),
    greeting: greet(null),
    paragraphs: [
      waits ? words.begins : linkCopy.bought,
      ...(owned === null ? [] : [linkCopy.owned(owned.titles.join(', '), formatRupiah(owned.amount))]),
      ...(whatsapp === null ? [] : [linkCopy.whatsapp(whatsapp.words, formatWhatsapp(whatsapp.phone))]),
      linkCopy.once,
      ...giftParagraphs(sale?.items ?? []),
      ...invitedParagraph({ invitations }),
    ],
    invitations,
    rows: sale === null ? [{ label: mailCopy.product, value: title }] : saleRows(sale, []),
    button: { label: words.open, url },
  });
}

export function grantMail({
  full_name,
  title,
  waits,
  url,
  invitations,
}: Omit<PurchaseLinkFacts, 'sale' | 'owned' | 'whatsapp' | 'is_trial'>): MailContent {
  return composeMail({
    subject: grantCopy.subject(title.slice(0, 80)),
    headline: grantCopy.headline(title),
    greeting: greet(full_name),
    paragraphs: [
      ...(waits ? [grantCopy.waits, linkCopy.once] : [grantCopy.given]),
      ...invitedParagraph({ invitations }),
    ],
    invitations,
    rows: [{ label: mailCopy.product, value: title }],
    button: { label: grantCopy.open, url },
  });
}
