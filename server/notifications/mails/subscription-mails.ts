import { z } from 'zod';
import { planName } from '#messages/catalog/plan-names.ts';
import { mailCopy } from '#messages/notifications/mails.ts';
import { subscriptionCopy as copy } from '#messages/subscriptions/mails.ts';
import { formatRupiah, type Sen, sen, subtractSen, suggestedTopUp, toRupiah } from '#shared/money/money.ts';
import type { MailTopic } from '#shared/people/account-mails.ts';
import { chargeFailures, endReasons } from '#shared/subscriptions/subscriptions.ts';
import { formatArticleDate, formatTime } from '#shared/time/dates.ts';
import type { MailBody, Row } from '../mail-html.ts';
import { composeMail, greet, type MailContent } from '../mail-layout.ts';

const amount = z.int().transform(sen);
const moment = z.iso.datetime();

/** Dates are stored with the event, because its mail may be sent later. */
export const subscriptionEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_started'), ends_at: moment, price_bigint: amount }),
  z.object({ kind: z.literal('charged'), order_id: z.uuid(), amount_bigint: amount, ends_at: moment }),
  z.object({ kind: z.literal('reminder'), ends_at: moment, price_bigint: amount, is_trial: z.boolean() }),
  z.object({
    kind: z.literal('payment_failed'),
    failure: z.enum(chargeFailures),
    price_bigint: amount,
    grace_until: moment,
  }),
  z.object({ kind: z.literal('cancelled'), ends_at: moment }),
  z.object({ kind: z.literal('resumed'), renews_at: moment }),
  z.object({ kind: z.literal('extended'), days: z.int(), ends_at: moment }),
  z.object({
    kind: z.literal('plan_changed'),
    plan_name: z.string(),
    price_bigint: amount,
    starts_at: moment,
  }),
  z.object({ kind: z.literal('granted'), ends_at: moment }),
  z.object({ kind: z.literal('ended'), reason: z.enum(endReasons), refunded_bigint: amount.optional() }),
]);
export type SubscriptionEvent = z.output<typeof subscriptionEvent>;

interface SubscriptionMailFacts {
  readonly full_name: string;
  readonly product_title: string;
  readonly plan_name: string;
  readonly balance_bigint: Sen;
  readonly subscriptions_url: string;
  readonly billing_url: string;
  readonly unsubscribe_url: string | null;
  readonly event: SubscriptionEvent;
}

type SubscriptionMailCopy = Pick<MailBody, 'subject' | 'paragraphs' | 'rows' | 'button'>;

const money = (amount: Sen) => formatRupiah(toRupiah(amount));
const timeOf = (iso: string) => copy.time(formatArticleDate(iso), formatTime(iso));

/** Mails about ended access and failed charges have no topic and cannot be switched off. */
const topics = {
  trial_started: null,
  charged: 'receipts',
  reminder: 'reminders',
  payment_failed: null,
  cancelled: null,
  resumed: null,
  extended: null,
  plan_changed: null,
  granted: null,
  ended: null,
} as const satisfies Readonly<Record<SubscriptionEvent['kind'], MailTopic | null>>;

export function topicOfSubscriptionEvent(kind: SubscriptionEvent['kind']): MailTopic | null {
  return topics[kind];
}

export function subscriptionMail(facts: SubscriptionMailFacts): MailContent {
  const { full_name, unsubscribe_url } = facts;
  return composeMail({
    greeting: greet(full_name),
    ...textOf(facts),
    ...(unsubscribe_url === null ? {} : { unsubscribe_url }),
  });
}

function textOf(facts: SubscriptionMailFacts): SubscriptionMailCopy {
  const { event, product_title } = facts;
  switch (event.kind) {
    case 'trial_started':
      return {
        subject: copy.trialSubject(product_title),
        paragraphs: copy.trial(timeOf(event.ends_at), money(event.price_bigint)),
        rows: planRows(facts),
        button: manageButton(facts),
      };
    case 'charged':
      return {
        subject: copy.chargedSubject(money(event.amount_bigint)),
        paragraphs: [copy.charged(timeOf(event.ends_at))],
        rows: [
          ...planRows(facts),
          { label: copy.amount, value: money(event.amount_bigint), is_total: true },
          { label: mailCopy.order, value: event.order_id },
        ],
        button: manageButton(facts),
      };
    case 'reminder':
      return reminderCopy(facts, event);
    case 'payment_failed':
      return failureCopy(facts, event);
    case 'cancelled':
      return {
        subject: copy.cancelledSubject(product_title),
        paragraphs: copy.cancelled(timeOf(event.ends_at)),
        rows: planRows(facts),
        button: manageButton(facts),
      };
    case 'ended':
      return {
        subject: copy.endedSubject(product_title),
        paragraphs: [
          copy.endings[event.reason],
          ...(event.refunded_bigint === undefined ? [] : [copy.refunded(money(event.refunded_bigint))]),
          copy.again,
        ],
        rows: planRows(facts),
        button: manageButton(facts),
      };
    default:
      return staffCopy(facts, event);
  }
}

function staffCopy(
  facts: SubscriptionMailFacts,
  event: EventOf<'resumed' | 'extended' | 'plan_changed' | 'granted'>,
): SubscriptionMailCopy {
  const { product_title } = facts;
  const rest = { rows: planRows(facts), button: manageButton(facts) };
  switch (event.kind) {
    case 'resumed':
      return {
        subject: copy.resumedSubject(product_title),
        paragraphs: [copy.resumed(timeOf(event.renews_at))],
        ...rest,
      };
    case 'extended':
      return {
        subject: copy.extendedSubject(product_title),
        paragraphs: [copy.extended(event.days, timeOf(event.ends_at))],
        ...rest,
      };
    case 'plan_changed':
      return {
        subject: copy.planChangedSubject(product_title),
        paragraphs: [copy.planChanged(event.plan_name, money(event.price_bigint), timeOf(event.starts_at))],
        ...rest,
      };
    case 'granted':
      return {
        subject: copy.grantedSubject(product_title),
        paragraphs: [copy.granted(timeOf(event.ends_at))],
        ...rest,
      };
  }
}

type EventOf<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { kind: Kind }>;

function reminderCopy(facts: SubscriptionMailFacts, event: EventOf<'reminder'>): SubscriptionMailCopy {
  const [subject, text] = event.is_trial
    ? [copy.trialEndsSubject, copy.trialEnds]
    : [copy.renewsSubject, copy.renews];
  const missing = shortfall(facts, event.price_bigint);
  return {
    subject: subject(facts.product_title),
    paragraphs: [
      text(timeOf(event.ends_at), money(event.price_bigint)),
      ...(missing === null ? [] : [copy.missing(money(missing))]),
      copy.orCancel,
    ],
    rows: [...planRows(facts), { label: copy.balance, value: money(facts.balance_bigint) }],
    button: missing === null ? manageButton(facts) : topUpButton(facts, missing),
  };
}

function failureCopy(facts: SubscriptionMailFacts, event: EventOf<'payment_failed'>): SubscriptionMailCopy {
  const missing = shortfall(facts, event.price_bigint);
  return {
    subject: copy.failedSubject(facts.product_title),
    paragraphs: [
      copy.failures[event.failure](money(event.price_bigint)),
      copy.grace(timeOf(event.grace_until)),
    ],
    rows: [...planRows(facts), { label: copy.balance, value: money(facts.balance_bigint) }],
    button: missing === null ? manageButton(facts) : topUpButton(facts, missing),
  };
}

function shortfall({ balance_bigint }: SubscriptionMailFacts, price: Sen): Sen | null {
  return balance_bigint >= price ? null : subtractSen(price, balance_bigint);
}

function planRows({ product_title, plan_name }: SubscriptionMailFacts): readonly Row[] {
  return [
    { label: mailCopy.product, value: product_title },
    { label: copy.plan, value: planName(plan_name) },
  ];
}

function manageButton({ subscriptions_url }: SubscriptionMailFacts) {
  return { label: copy.manage, url: subscriptions_url };
}

function topUpButton({ billing_url }: SubscriptionMailFacts, missing: Sen) {
  return { label: copy.topUp, url: `${billing_url}?topup=${suggestedTopUp(missing)}` };
}
