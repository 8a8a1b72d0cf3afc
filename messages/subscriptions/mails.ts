import { inLanguage } from '#shared/language/language.ts';
import type { ChargeFailure, EndReason } from '#shared/subscriptions/subscriptions.ts';

const nothingCharged = 'Masa langganannya sudah habis dan aksesnya ditutup. Tidak ada yang ditagih.';

const endings: Readonly<Record<EndReason, string>> = {
  cancelled: 'Kami membatalkan langganan ini dan menutup aksesnya. Tidak ada lagi yang ditagih.',
  not_renewed: nothingCharged,
  unpaid:
    'Tagihannya belum terbayar sampai masa tenggang habis, sehingga aksesnya ditutup. Tidak ada yang ditagih.',
  access_ended: 'Dananya kami kembalikan, sehingga aksesnya ditutup. Tidak ada yang ditagih lagi.',
  account_closed: 'Akunnya ditutup, sehingga langganannya berakhir. Tidak ada yang ditagih lagi.',
};

const failures: Readonly<Record<ChargeFailure, (price: string) => string>> = {
  INSUFFICIENT_BALANCE: (price) => `${price} belum dapat diambil karena saldo Anda belum cukup.`,
  WALLET_INACTIVE: (price) => `${price} belum dapat diambil karena dompet Anda sedang dibekukan.`,
  WALLET_DISPUTED: (price) =>
    `${price} belum dapat diambil karena dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda.`,
};

const englishNothingCharged = 'The subscription ran out and its access was closed. Nothing is charged.';

export const subscriptionCopy = inLanguage({
  id: {
    time: (date: string, time: string) => `${date} pukul ${time} WIB`,
    plan: 'Paket',
    balance: 'Saldo Anda',
    manage: 'Kelola langganan',
    topUp: 'Isi saldo',
    trialSubject: (title: string) => `Masa coba dimulai: ${title}`,
    trial: (until: string, price: string) => [
      `Masa coba Anda berjalan sampai ${until}. Hari ini tidak ada yang ditagih.`,
      `Bila tidak Anda batalkan sebelum itu, ${price} diambil dari saldo dan langganan dimulai.`,
    ],
    chargedSubject: (amount: string) => `Bukti langganan ${amount}`,
    charged: (until: string) => `Terima kasih, langganan Anda berlaku sampai ${until}.`,
    amount: 'Ditagih',
    trialEndsSubject: (title: string) => `Masa coba hampir habis: ${title}`,
    renewsSubject: (title: string) => `Segera diperpanjang: ${title}`,
    trialEnds: (at: string, price: string) =>
      `Masa coba Anda berakhir pada ${at}. Saat itu ${price} diambil dari saldo Anda.`,
    renews: (at: string, price: string) =>
      `Langganan Anda diperpanjang pada ${at}. Saat itu ${price} diambil dari saldo Anda.`,
    missing: (amount: string) => `Saldo Anda saat ini kurang ${amount}.`,
    orCancel: 'Tidak ingin melanjutkan? Batalkan sebelum itu dan tidak ada yang ditagih.',
    failedSubject: (title: string) => `Tagihan belum terbayar: ${title}`,
    failures,
    grace: (until: string) =>
      `Aksesnya tetap terbuka sampai ${until} dan kami mencoba lagi setiap hari. Setelah itu langganan berakhir.`,
    cancelledSubject: (title: string) => `Langganan dibatalkan: ${title}`,
    cancelled: (until: string) => [
      `Aksesnya tetap terbuka sampai ${until}. Setelah itu tidak ada yang ditagih lagi.`,
      'Berubah pikiran? Sampai saat itu langganan dapat dilanjutkan dengan satu tekan.',
    ],
    endedSubject: (title: string) => `Langganan berakhir: ${title}`,
    endings,
    again: 'Anda dapat berlangganan lagi kapan saja.',
    refunded: (amount: string) => `${amount} dikembalikan kepada Anda.`,
    resumedSubject: (title: string) => `Langganan dilanjutkan: ${title}`,
    resumed: (at: string) =>
      `Pembatalannya kami tarik: langganan Anda berjalan terus dan diperpanjang pada ${at}.`,
    extendedSubject: (title: string) => `Langganan diperpanjang tanpa biaya: ${title}`,
    extended: (days: number, until: string) =>
      `Kami menambah ${days} hari tanpa biaya. Langganan Anda sekarang berlaku sampai ${until}.`,
    planChangedSubject: (title: string) => `Paket berganti: ${title}`,
    planChanged: (plan: string, price: string, at: string) =>
      `Mulai ${at} paket Anda ${plan} seharga ${price}. Sampai saat itu paket yang sekarang tetap berjalan.`,
    grantedSubject: (title: string) => `Langganan untuk Anda: ${title}`,
    granted: (until: string) =>
      `Kami memberi Anda langganan ini tanpa biaya sampai ${until}. Setelah itu langganan berakhir dan tidak ada yang ditagih.`,
  },
  en: {
    time: (date, time) => `${date} at ${time} WIB`,
    plan: 'Plan',
    balance: 'Your balance',
    manage: 'Manage subscription',
    topUp: 'Top up',
    trialSubject: (title) => `Your trial has started: ${title}`,
    trial: (until, price) => [
      `Your trial runs until ${until}. Nothing is charged today.`,
      `Unless you cancel before then, ${price} is taken from your balance and the subscription starts.`,
    ],
    chargedSubject: (amount) => `Subscription receipt for ${amount}`,
    charged: (until) => `Thank you, your subscription runs until ${until}.`,
    amount: 'Charged',
    trialEndsSubject: (title) => `Your trial ends soon: ${title}`,
    renewsSubject: (title) => `Renews soon: ${title}`,
    trialEnds: (at, price) => `Your trial ends on ${at}. ${price} is then taken from your balance.`,
    renews: (at, price) => `Your subscription renews on ${at}. ${price} is then taken from your balance.`,
    missing: (amount) => `Your balance is ${amount} short at the moment.`,
    orCancel: 'Do not want to continue? Cancel before then and nothing is charged.',
    failedSubject: (title) => `Payment outstanding: ${title}`,
    failures: {
      INSUFFICIENT_BALANCE: (price) => `${price} could not be charged because your balance is too low.`,
      WALLET_INACTIVE: (price) => `${price} could not be charged because your wallet is frozen.`,
      WALLET_DISPUTED: (price) =>
        `${price} could not be charged because your wallet is frozen for now by a payment dispute at your bank.`,
    },
    grace: (until) =>
      `Your access stays open until ${until} and we try again every day. After that the subscription ends.`,
    cancelledSubject: (title) => `Subscription cancelled: ${title}`,
    cancelled: (until) => [
      `Your access stays open until ${until}. After that nothing more is charged.`,
      'Changed your mind? Until then one press resumes the subscription.',
    ],
    endedSubject: (title) => `Subscription ended: ${title}`,
    endings: {
      cancelled: 'We cancelled this subscription and closed its access. Nothing more is charged.',
      not_renewed: englishNothingCharged,
      unpaid:
        'The charge was still unpaid when the grace period ended, so its access was closed. Nothing is charged.',
      access_ended: 'We refunded it, so its access was closed. Nothing more is charged.',
      account_closed: 'The account was closed, so the subscription ended. Nothing more is charged.',
    },
    again: 'You can subscribe again at any time.',
    refunded: (amount) => `${amount} was refunded to you.`,
    resumedSubject: (title) => `Subscription resumed: ${title}`,
    resumed: (at) => `We took the cancellation back: your subscription goes on and renews on ${at}.`,
    extendedSubject: (title) => `Subscription extended free of charge: ${title}`,
    extended: (days, until) =>
      `We added ${days} ${days === 1 ? 'day' : 'days'} free of charge. Your subscription now runs until ${until}.`,
    planChangedSubject: (title) => `Plan changed: ${title}`,
    planChanged: (plan, price, at) =>
      `From ${at} your plan is ${plan} for ${price}. Until then the present plan goes on.`,
    grantedSubject: (title) => `A subscription for you: ${title}`,
    granted: (until) =>
      `We gave you this subscription free of charge until ${until}. It ends then, and nothing is charged.`,
  },
});
