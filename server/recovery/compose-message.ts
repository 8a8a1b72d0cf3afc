import { paymentReminderCopy } from '#messages/payments/mails.ts';
import { type CartItem, readCart } from '#server/cart/index.ts';
import { priceCart } from '#server/checkout/index.ts';
import { readNextLesson } from '#server/courses/index.ts';
import { isIntentCurrent, type PurchaseLinks } from '#server/intents/index.ts';
import {
  learningReminderMail,
  leftCartMail,
  type MailContent,
  paymentReminderMail,
  trialEndingMail,
} from '#server/notifications/index.ts';
import { readReminder } from '#server/payment-reminders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { unsubscribeToken } from '#server/privacy/index.ts';
import { translateTitles } from '#server/translations/index.ts';
import { type ChatMessage, paymentChat } from '#server/whatsapp/index.ts';
import { currentLanguage, type Language } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { formatRupiah, timesRupiah, toRupiah } from '#shared/money/money.ts';
import type { UnsubscribeTopic } from '#shared/people/account-mails.ts';
import { succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { isStillOpen, readCancelReason } from './causes.queries.ts';
import { selectCartOwner, selectTrial, selectUnbegunCourse } from './message-facts.queries.ts';
import { cancelMessage, type Message, selectMessage, writeItems } from './recovery.queries.ts';
import { cartLink, cartToken } from './recovery-links.ts';

export interface ComposeServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
  readonly secret: string;
  readonly links: PurchaseLinks;
}

interface OutgoingMail {
  readonly to: string;
  readonly language?: Language | undefined;
  /** Goes by WhatsApp in its place, to people who agreed to that. */
  readonly chat?: () => Promise<ChatMessage>;
  readonly write: () => Promise<MailContent>;
}

/** Read right before the mail. What has gone away since it was queued is cancelled, and null. */
export async function composeMessage(services: ComposeServices, id: string): Promise<OutgoingMail | null> {
  const { db, clock } = services;
  const message = await selectMessage(db.orm, id);
  if (message === null || message.state !== 'sent') return null;
  const isOpen = await isStillOpen(db.orm, message, clock.now());
  const composed = isOpen ? await composeCause(services, message) : null;
  if (composed !== null) return composed;
  const reason = await readCancelReason(db.orm, message);
  await withTx(db, async (tx) => succeed(await cancelMessage(tx, id, reason)));
  return null;
}

function composeCause(services: ComposeServices, message: Message): Promise<OutgoingMail | null> {
  const { cause, subject_id } = message;
  switch (cause) {
    case 'cart':
      return composeCart(services, message);
    case 'payment':
    case 'top_up':
      return composePaymentReminder(services, subject_id);
    case 'trial':
      return composeTrial(services, subject_id);
    case 'course':
      return composeCourse(services, subject_id);
  }
}

function stopUrl(
  { app_url, secret }: ComposeServices,
  stop: { readonly user_id: string; readonly topic: UnsubscribeTopic },
): string {
  return `${app_url}/unsubscribe?token=${unsubscribeToken(stop, secret)}`;
}

const writeWith =
  <Facts>({ db }: ComposeServices, facts: Facts, mail: (facts: Facts) => MailContent) =>
  async () =>
    mail(await translateTitles(db.orm, facts));

/** Null when nothing in it can be bought for oneself at a price of now. */
async function composeCart(services: ComposeServices, message: Message): Promise<OutgoingMail | null> {
  const { db, clock, app_url, secret } = services;
  const owner = await selectCartOwner(db.orm, message.subject_id);
  const { lines } = await priceCart(db.orm, message.subject_id, await readCart(db.orm, message.subject_id));
  const left = lines.flatMap(({ product_id, title, price, quantity, problem, is_owned }) =>
    problem !== null || is_owned || price === null || price === 0
      ? []
      : [{ product_id, quantity, title, amount: timesRupiah(price, quantity) }],
  );
  if (owner === null || left.length === 0) return null;
  const items: CartItem[] = left.map(({ product_id, quantity }) => ({ product_id, quantity }));
  const { total_price } = await priceCart(db.orm, message.subject_id, items);
  await withTx(db, async (tx) => succeed(await writeItems(tx, message.id, items)));
  const facts = {
    full_name: owner.full_name,
    lines: left.map(({ title, amount }) => ({ title, amount })),
    total: total_price,
    url: app_url + cartLink(cartToken(message.id, clock.now(), secret)),
    unsubscribe_url: stopUrl(services, { user_id: owner.person_id, topic: 'cart' }),
  };
  return { to: owner.email, write: writeWith(services, facts, leftCartMail) };
}

/** Null once it is paid, stopped, or no longer sold at the promised price. */
export async function composePaymentReminder(
  services: ComposeServices,
  payment_id: string,
): Promise<OutgoingMail | null> {
  const { db, app_url, links } = services;
  const found = await readReminder(db, payment_id);
  if (found === null) return null;
  const { intent_id, user_id, email, language, full_name, title, amount_bigint, expires_at } = found;
  if (intent_id !== null && !(await isIntentCurrent(db, intent_id))) return null;
  const stop =
    user_id === null
      ? ({ user_id: payment_id, topic: 'payment_reminders' } as const)
      : ({ user_id, topic: 'reminders' } as const);
  const facts = {
    full_name,
    title,
    amount: toRupiah(amount_bigint),
    expires_at: new Date(expires_at).toISOString(),
    url: app_url + paymentPage(links, found, payment_id),
    unsubscribe_url: stopUrl(services, stop),
  };
  const mail = {
    to: email,
    language: language ?? undefined,
    write: writeWith(services, facts, paymentReminderMail),
  };
  // A guest's link is for the mailbox: it would let whoever has the phone go on.
  return found.is_guest ? mail : { ...mail, chat: () => paymentChatOf(services, found, payment_id) };
}

async function paymentChatOf({ db, app_url, links }: ComposeServices, found: Reminder, id: string) {
  const { full_name: name, title, amount_bigint } = await translateTitles(db.orm, found);
  const url = app_url + pathInLanguage(paymentPage(links, found, id), currentLanguage());
  const amount = formatRupiah(toRupiah(amount_bigint));
  return paymentChat({ id, name, title: title === '' ? paymentReminderCopy.topUp : title, amount, url });
}

type Reminder = NonNullable<Awaited<ReturnType<typeof readReminder>>>;

function paymentPage(
  links: PurchaseLinks,
  { intent_id, is_guest, email }: Reminder,
  payment_id: string,
): string {
  if (intent_id === null) return `/user/billing?payment=${payment_id}`;
  if (!is_guest) return `${purchasePath(intent_id)}?payment=${payment_id}`;
  return `/purchase/resume?token=${encodeURIComponent(links.resumeTokenOf(intent_id, email))}`;
}

async function composeTrial(services: ComposeServices, subscriptionId: string): Promise<OutgoingMail | null> {
  const { db, app_url } = services;
  const found = await selectTrial(db.orm, subscriptionId);
  if (found === null) return null;
  const { user_id, email, price_bigint, ends_at, ...named } = found;
  const facts = {
    ...named,
    ends_at: new Date(ends_at).toISOString(),
    price: toRupiah(price_bigint),
    url: `${app_url}/user/subscriptions`,
    unsubscribe_url: stopUrl(services, { user_id, topic: 'reminders' }),
  };
  return { to: email, write: writeWith(services, facts, trialEndingMail) };
}

/** Null while the first lesson is locked. */
async function composeCourse(services: ComposeServices, holdingId: string): Promise<OutgoingMail | null> {
  const { db, app_url } = services;
  const found = await selectUnbegunCourse(db.orm, holdingId);
  const next = found === null ? null : await readNextLesson(services, found);
  if (found === null || next === null) return null;
  const { user_id, email, slug, full_name, title } = found;
  const { lesson_id, lesson_title, duration } = next;
  const facts = {
    ...{ full_name, title, lesson_title, duration },
    has_begun: false,
    url: `${app_url}/user/purchases/${slug}/learn/${encodeURIComponent(lesson_id)}`,
    unsubscribe_url: stopUrl(services, { user_id, topic: 'learning' }),
  };
  return { to: email, write: writeWith(services, facts, learningReminderMail) };
}
