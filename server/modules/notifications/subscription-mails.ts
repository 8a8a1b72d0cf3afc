import type { Mailer } from '#server/platform/mailer.ts';
import type { MailTopic } from '#shared/account-mails.ts';
import { formatArticleDate, formatTime } from '#shared/dates.ts';
import { formatRupiah, type Sen, subtractSen, suggestedTopUp, toRupiah } from '#shared/money.ts';
import type { ChargeFailure, EndReason } from '#shared/subscriptions.ts';
import { composeMail, type MailBody, type MailContent, type Row } from './mail-layout.ts';

/** Timestamps as ISO strings, amounts in sen. */
export type SubscriptionEvent =
  | { readonly kind: 'trial_started'; readonly ends_at: string; readonly price_bigint: Sen }
  | {
      readonly kind: 'charged';
      readonly order_id: string;
      readonly amount_bigint: Sen;
      readonly ends_at: string;
    }
  | {
      readonly kind: 'reminder';
      readonly ends_at: string;
      readonly price_bigint: Sen;
      readonly is_trial: boolean;
    }
  | {
      readonly kind: 'payment_failed';
      readonly failure: ChargeFailure;
      readonly price_bigint: Sen;
      readonly grace_until: string;
    }
  | { readonly kind: 'cancelled'; readonly ends_at: string }
  | { readonly kind: 'ended'; readonly reason: EndReason };

export interface SubscriptionMailFacts {
  readonly full_name: string;
  readonly product_title: string;
  readonly plan_name: string;
  /** Current wallet balance in sen. */
  readonly balance_bigint: Sen;
  readonly subscriptions_url: string;
  readonly billing_url: string;
  /** Null for mails without a topic. */
  readonly unsubscribe_url: string | null;
  readonly event: SubscriptionEvent;
}

/** Why it ended. */
const endings: Readonly<Record<EndReason, string>> = {
  cancelled: 'Masa langganannya sudah habis dan aksesnya ditutup. Tidak ada yang ditagih.',
  not_renewed: 'Masa langganannya sudah habis dan aksesnya ditutup. Tidak ada yang ditagih.',
  unpaid:
    'Tagihannya belum terbayar sampai masa tenggang habis, sehingga aksesnya ditutup. Tidak ada yang ditagih.',
  access_ended: 'Dananya kami kembalikan, sehingga aksesnya ditutup. Tidak ada yang ditagih lagi.',
  account_closed: 'Akunnya ditutup, sehingga langganannya berakhir. Tidak ada yang ditagih lagi.',
};

type SubscriptionMailCopy = Pick<MailBody, 'subject' | 'paragraphs' | 'rows' | 'button'>;

const money = (amount: Sen) => formatRupiah(toRupiah(amount));
const moment = (iso: string) => `${formatArticleDate(iso)} pukul ${formatTime(iso)} WIB`;

/** The preference a mail obeys. Ended access and failed charges have none and cannot be switched off. */
const topics = {
  trial_started: null,
  charged: 'receipts',
  reminder: 'reminders',
  payment_failed: null,
  cancelled: null,
  ended: null,
} as const satisfies Readonly<Record<SubscriptionEvent['kind'], MailTopic | null>>;

export function topicOfSubscriptionEvent(kind: SubscriptionEvent['kind']): MailTopic | null {
  return topics[kind];
}

export function subscriptionMail(facts: SubscriptionMailFacts): MailContent {
  const { full_name, unsubscribe_url } = facts;
  return composeMail({
    greeting: `Halo ${full_name},`,
    ...mailCopy(facts),
    ...(unsubscribe_url === null ? {} : { unsubscribe_url }),
  });
}

function mailCopy(facts: SubscriptionMailFacts): SubscriptionMailCopy {
  const { event, product_title } = facts;
  switch (event.kind) {
    case 'trial_started':
      return {
        subject: `Masa coba dimulai: ${product_title}`,
        paragraphs: [
          `Masa coba Anda berjalan sampai ${moment(event.ends_at)}. Hari ini tidak ada yang ditagih.`,
          `Bila tidak Anda batalkan sebelum itu, ${money(event.price_bigint)} diambil dari saldo dan langganan dimulai.`,
        ],
        rows: planRows(facts),
        button: manageButton(facts),
      };
    case 'charged':
      return {
        subject: `Bukti langganan ${money(event.amount_bigint)}`,
        paragraphs: [`Terima kasih, langganan Anda berlaku sampai ${moment(event.ends_at)}.`],
        rows: [
          ...planRows(facts),
          { label: 'Ditagih', value: money(event.amount_bigint) },
          { label: 'Nomor pesanan', value: event.order_id },
        ],
        button: manageButton(facts),
      };
    case 'reminder':
      return reminderCopy(facts, event);
    case 'payment_failed':
      return failureCopy(facts, event);
    case 'cancelled':
      return {
        subject: `Langganan dibatalkan: ${product_title}`,
        paragraphs: [
          `Aksesnya tetap terbuka sampai ${moment(event.ends_at)}. Setelah itu tidak ada yang ditagih lagi.`,
          'Berubah pikiran? Sampai saat itu langganan dapat dilanjutkan dengan satu tekan.',
        ],
        rows: planRows(facts),
        button: manageButton(facts),
      };
    case 'ended':
      return {
        subject: `Langganan berakhir: ${product_title}`,
        paragraphs: [endings[event.reason], 'Anda dapat berlangganan lagi kapan saja.'],
        rows: planRows(facts),
        button: manageButton(facts),
      };
  }
}

type EventOf<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { kind: Kind }>;

function reminderCopy(facts: SubscriptionMailFacts, event: EventOf<'reminder'>): SubscriptionMailCopy {
  const what = event.is_trial ? 'Masa coba Anda berakhir' : 'Langganan Anda diperpanjang';
  const missing = shortfall(facts, event.price_bigint);
  return {
    subject: `${event.is_trial ? 'Masa coba hampir habis' : 'Segera diperpanjang'}: ${facts.product_title}`,
    paragraphs: [
      `${what} pada ${moment(event.ends_at)}. Saat itu ${money(event.price_bigint)} diambil dari saldo Anda.`,
      ...(missing === null ? [] : [`Saldo Anda saat ini kurang ${money(missing)}.`]),
      'Tidak ingin melanjutkan? Batalkan sebelum itu dan tidak ada yang ditagih.',
    ],
    rows: [...planRows(facts), { label: 'Saldo Anda', value: money(facts.balance_bigint) }],
    button: missing === null ? manageButton(facts) : topUpButton(facts, missing),
  };
}

const failureReasons: Readonly<Record<ChargeFailure, string>> = {
  INSUFFICIENT_BALANCE: 'saldo Anda belum cukup',
  WALLET_INACTIVE: 'dompet Anda sedang dibekukan',
  WALLET_DISPUTED: 'dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda',
};

function failureCopy(facts: SubscriptionMailFacts, event: EventOf<'payment_failed'>): SubscriptionMailCopy {
  const missing = shortfall(facts, event.price_bigint);
  return {
    subject: `Tagihan belum terbayar: ${facts.product_title}`,
    paragraphs: [
      `${money(event.price_bigint)} belum dapat diambil karena ${failureReasons[event.failure]}.`,
      `Aksesnya tetap terbuka sampai ${moment(event.grace_until)} dan kami mencoba lagi setiap hari. Setelah itu langganan berakhir.`,
    ],
    rows: [...planRows(facts), { label: 'Saldo Anda', value: money(facts.balance_bigint) }],
    button: missing === null ? manageButton(facts) : topUpButton(facts, missing),
  };
}

function shortfall({ balance_bigint }: SubscriptionMailFacts, price: Sen): Sen | null {
  return balance_bigint >= price ? null : subtractSen(price, balance_bigint);
}

function planRows({ product_title, plan_name }: SubscriptionMailFacts): readonly Row[] {
  return [
    { label: 'Produk', value: product_title },
    { label: 'Paket', value: plan_name },
  ];
}

function manageButton({ subscriptions_url }: SubscriptionMailFacts) {
  return { label: 'Kelola langganan', url: subscriptions_url };
}

function topUpButton({ billing_url }: SubscriptionMailFacts, missing: Sen) {
  return { label: 'Isi saldo', url: `${billing_url}?topup=${suggestedTopUp(missing)}` };
}

export function sendSubscriptionMail(
  mailer: Mailer,
  to: string,
  facts: SubscriptionMailFacts,
): Promise<void> {
  return mailer.send({ to, ...subscriptionMail(facts) });
}
