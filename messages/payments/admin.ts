import { inLanguage } from '#shared/language/language.ts';
import { formatCount, formatRupiah, type Rupiah, type Sen, sumSen, toRupiah } from '#shared/money/money.ts';
import type { DisputeVerdict } from '#shared/payments/disputes.ts';
import type { FindingKind, PaymentStatus, Resolution, WebhookStatus } from '#shared/payments/payments.ts';

const paymentStatuses = {
  pending: 'Menunggu',
  completed: 'Selesai',
  failed: 'Gagal',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  refunded: 'Dikembalikan',
} satisfies Record<PaymentStatus, string>;

const webhookStatuses = {
  Failed: 'Gagal',
  Processed: 'Ditangani',
  Pending: 'Menunggu',
} satisfies Record<WebhookStatus, string>;

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

interface Settlement {
  readonly ended_orders: number;
  readonly takes_bigint: Sen;
  readonly owes_bigint: Sen;
  readonly returns_bigint: Sen;
}

const findings = {
  dispute: {
    title: 'Sengketa kartu',
    text: 'Pembayar meminta uangnya lewat bank. Dompetnya ditahan sampai diputuskan. Kalah: akses berakhir, saldo ditarik sejauh ada, sisanya menjadi tagihan yang ditarik lagi bila ditekan lagi.',
  },
  warning: {
    title: 'Peringatan',
    text: 'Bank pembayar bertanya atau mencurigai penipuan. Belum ada uang yang ditarik dan dompetnya tidak ditahan. Pengembalian dana sekarang biasanya mencegah sengketa beserta biayanya.',
  },
  stuck: {
    title: 'Menggantung',
    text: 'Menunggu lewat batas waktu. Gateway ditanya sekarang dan jawabannya diterapkan.',
  },
  late: {
    title: 'Terlambat',
    text: 'Dibayar setelah batas waktu. Saldo sudah dikreditkan; cukup dicatat bahwa sudah diperiksa.',
  },
  amount_differs: {
    title: 'Jumlah berbeda',
    text: 'Yang diterima lain dari yang diminta. Yang diterima sudah dikreditkan; selisihnya Anda selesaikan dengan pembayar.',
  },
  unmatched: {
    title: 'Tanpa pasangan',
    text: 'Notifikasi yang belum dapat ditangani. Ditangani sekali lagi dengan isi yang sama.',
  },
  duplicate: {
    title: 'Mungkin ganda',
    text: 'Dua pembayaran sama besar dari orang yang sama dalam 15 menit. Keduanya sudah dikreditkan; kembalikan satu kalau memang ganda.',
  },
} satisfies Record<FindingKind, { readonly title: string; readonly text: string }>;

export const paymentsCopy = inLanguage({
  id: {
    title: 'Pembayaran dan webhook',
    recovery: (reminded: number, paid: number, amount: Rupiah) =>
      `Pengingat 30 hari terakhir: ${reminded} dikirim, ${paid} dibayar, ${formatRupiah(amount)} terselamatkan`,
    tabs: 'Bagian halaman',
    tabLabels: { payments: 'Pembayaran', webhooks: 'Webhook', reconciliation: 'Rekonsiliasi' },
    paymentStatuses,
    webhookStatuses,
    columns: {
      user: 'Pengguna',
      amount: 'Jumlah',
      gateway: 'Gateway',
      status: 'Status',
      event: 'Event',
      created: 'Dibuat',
    },
    count: {
      payments: (count: string) => `${count} pembayaran`,
      webhooks: (count: string) => `${count} notifikasi`,
    },
    searchPayments: 'ID, sesi gateway, atau email',
    searchWebhooks: 'ID event, jenis, atau pesan error',
    failed: (status: number) => `Pembayaran tidak dapat dimuat (HTTP ${status})`,
    noPayments: { title: 'Belum ada pembayaran', hint: 'Setiap isi saldo lewat gateway muncul di sini.' },
    noWebhooks: {
      title: 'Belum ada notifikasi',
      hint: 'Kabar dari gateway disimpan di sini sebelum ditangani.',
    },
    noMatch: 'Tidak ada yang cocok',
    webhook: (id: string) => `Webhook #${id}`,
    raw: 'Jawaban gateway',
    payload: 'Isi notifikasi',
    open: 'Lihat',
    check: 'Tanya gateway',
    checkText:
      'Menanyakan status ke gateway sekarang; uang yang ternyata masuk langsung dikreditkan, sekali.',
    checked: (status: PaymentStatus) => `Status di gateway: ${paymentStatuses[status]}`,
    replay: 'Tangani ulang',
    replayText: 'Notifikasi ditangani sekali lagi; yang sudah pernah ditangani tidak mengubah apa pun.',
    replayed: (status: WebhookStatus) => `Notifikasi: ${webhookStatuses[status]}`,
    close: 'Tandai selesai',
    closeText: 'Tidak ada uang yang berpindah. Alasan dan error-nya disimpan di catatan audit.',
    closed: 'Ditandai selesai',
    reason: 'Alasan',
    busy: 'Memproses…',
    broken: 'Belum berhasil. Coba sekali lagi.',
    foreign: 'milik program lain',
    reviewed: 'sudah diperiksa',
    /** Flags of payments and disputes; a flag that is missing here is shown by its name. */
    flags: {
      paid_after_expiry: 'dibayar setelah batas waktu',
      amount_differs: 'jumlah berbeda',
      currency_differs: 'mata uang berbeda',
      dispute: 'sengketa',
      reversal: 'ditarik gateway',
      inquiry: 'pertanyaan bank',
      warning: 'dicurigai penipuan',
      gateway_open: 'belum diputuskan gateway',
      gateway_won: 'menang menurut gateway',
      gateway_lost: 'kalah menurut gateway',
      claim: 'masih ditagih',
    },
    facts: {
      payer: 'Pembayar',
      way: 'Cara bayar',
      order: 'Pesanan',
      transaction: 'Referensi gateway',
      gateway: 'Gateway',
      session: 'Sesi',
      amount: 'Jumlah',
      received: 'Diterima',
      flags: 'Perlu diperiksa',
      event: 'Event',
      attempts: 'Percobaan',
      error: 'Error',
      created: 'Dibuat',
      completed: 'Selesai',
    },
  },
  en: {
    title: 'Payments and Webhooks',
    recovery: (reminded, paid, amount) =>
      `Reminders of the last 30 days: ${reminded} sent, ${paid} paid, ${formatRupiah(amount)} recovered`,
    tabs: 'Parts of the page',
    tabLabels: { payments: 'Payments', webhooks: 'Webhooks', reconciliation: 'Reconciliation' },
    paymentStatuses: {
      pending: 'Pending',
      completed: 'Completed',
      failed: 'Failed',
      expired: 'Expired',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
    },
    webhookStatuses: { Failed: 'Failed', Processed: 'Processed', Pending: 'Pending' },
    columns: {
      user: 'User',
      amount: 'Amount',
      gateway: 'Gateway',
      status: 'Status',
      event: 'Event',
      created: 'Created',
    },
    count: {
      payments: (count) => `${count} ${count === '1' ? 'payment' : 'payments'}`,
      webhooks: (count) => `${count} ${count === '1' ? 'notification' : 'notifications'}`,
    },
    searchPayments: 'ID, gateway session, or email',
    searchWebhooks: 'Event ID, type, or error message',
    failed: (status) => `Failed to load payments (HTTP ${status})`,
    noPayments: { title: 'No payments yet', hint: 'Each top-up through a gateway appears here.' },
    noWebhooks: {
      title: 'No notifications yet',
      hint: 'What a gateway reports is kept here before it is processed.',
    },
    noMatch: 'Nothing matches',
    webhook: (id) => `Webhook #${id}`,
    raw: 'Gateway response',
    payload: 'Notification payload',
    open: 'View',
    check: 'Check with the gateway',
    checkText:
      'Asks the gateway for the status now; money that did arrive is credited at once, and only once.',
    checked: (status) => `Status at the gateway: ${status}`,
    replay: 'Process again',
    replayText: 'Processes the notification once more; one that was processed before changes nothing.',
    replayed: (status) => `Notification: ${status}`,
    close: 'Mark as done',
    closeText: 'No money moves. The reason and the error are kept in the audit log.',
    closed: 'Marked as done',
    reason: 'Reason',
    busy: 'Processing…',
    broken: "That didn't work. Try again.",
    foreign: 'of another program',
    reviewed: 'reviewed',
    flags: {
      paid_after_expiry: 'paid after it expired',
      amount_differs: 'amount differs',
      currency_differs: 'currency differs',
      dispute: 'dispute',
      reversal: 'taken back by the gateway',
      inquiry: 'inquiry of the bank',
      warning: 'suspected fraud',
      gateway_open: 'undecided at the gateway',
      gateway_won: 'won at the gateway',
      gateway_lost: 'lost at the gateway',
      claim: 'still owed',
    },
    facts: {
      payer: 'Payer',
      way: 'Way to pay',
      order: 'Order',
      transaction: 'Gateway reference',
      gateway: 'Gateway',
      session: 'Session',
      amount: 'Amount',
      received: 'Received',
      flags: 'To review',
      event: 'Event',
      attempts: 'Attempts',
      error: 'Error',
      created: 'Created',
      completed: 'Completed',
    },
  },
});

export const disputeCopy = inLanguage({
  id: {
    foreseen: {
      lost: ({ ended_orders, takes_bigint, owes_bigint }) =>
        [
          ended_orders > 0 &&
            `Akses dari ${formatCount(ended_orders)} pesanan yang dibayar dengan pembayaran ini berakhir.`,
          `${money(takes_bigint)} ditarik dari dompet.`,
          owes_bigint > 0
            ? `${money(owes_bigint)} menjadi tagihan, dan dompet tetap dibekukan sampai tertagih atau dihapuskan.`
            : 'Tidak ada tagihan yang tersisa.',
        ]
          .filter((sentence) => sentence !== false)
          .join(' '),
      won: ({ returns_bigint }) =>
        returns_bigint > 0
          ? `${money(returns_bigint)} yang sudah ditarik kembali ke dompet, tagihannya hapus, dan sengketa ini tidak lagi membekukannya. Akses yang sudah berakhir tidak kembali sendiri.`
          : 'Tidak ada uang yang berpindah. Sengketa ini tidak lagi membekukan dompet.',
      waived: ({ takes_bigint, owes_bigint }) =>
        `Tagihan ${money(sumSen([takes_bigint, owes_bigint]))} dihapuskan. Yang sudah ditarik tetap ditarik, dan sengketa ini tidak lagi membekukan dompet.`,
    } satisfies Record<DisputeVerdict, (foreseen: Settlement) => string>,
    noted:
      'Tidak ada uang yang berpindah. Catat apa yang Anda putuskan; kabar berikutnya dari gateway tetap muncul di sini.',
    settled: (claim: Sen) =>
      claim > 0 ? `Sengketa diputuskan. ${money(claim)} masih ditagih` : 'Sengketa diputuskan',
  },
  en: {
    foreseen: {
      lost: ({ ended_orders, takes_bigint, owes_bigint }) =>
        [
          ended_orders > 0 &&
            `Access from ${formatCount(ended_orders)} ${ended_orders === 1 ? 'order' : 'orders'} paid with this payment ends.`,
          `${money(takes_bigint)} is taken from the wallet.`,
          owes_bigint > 0
            ? `${money(owes_bigint)} becomes a claim, and the wallet stays frozen until it is collected or waived.`
            : 'No claim is left.',
        ]
          .filter((sentence) => sentence !== false)
          .join(' '),
      won: ({ returns_bigint }) =>
        returns_bigint > 0
          ? `${money(returns_bigint)} that was taken goes back to the wallet, the claim is dropped, and this dispute no longer freezes it. Access that has ended does not return by itself.`
          : 'No money moves. This dispute no longer freezes the wallet.',
      waived: ({ takes_bigint, owes_bigint }) =>
        `The claim of ${money(sumSen([takes_bigint, owes_bigint]))} is waived. What was taken stays taken, and this dispute no longer freezes the wallet.`,
    },
    noted: 'No money moves. Write down what you decided; further news from the gateway still appears here.',
    settled: (claim) => (claim > 0 ? `Dispute settled. ${money(claim)} is still owed` : 'Dispute settled'),
  },
});

export const reconciliationCopy = inLanguage({
  id: {
    findings,
    clean: { title: 'Semuanya cocok', hint: 'Gateway, pembayaran, dan ledger saling setuju.' },
    audit: 'Pemeriksaan buku tadi malam',
    never: 'Belum pernah berjalan; pemeriksaan berjalan setiap pukul 02.40 WIB.',
    sound: (checks: number) => `${checks} pemeriksaan, tidak ada selisih.`,
    broken: (count: number) => `${count} pemeriksaan menemukan selisih.`,
    received: (amount: Sen) => `diterima ${money(amount)}`,
    due: (moment: string) => `Jawab di gateway paling lambat ${moment}`,
    noted: 'Sudah ditangani',
    toOrder: 'Pesanan',
    verdicts: { lost: 'Kalah, tarik saldo', won: 'Menang', waived: 'Hapuskan tagihan' } satisfies Record<
      DisputeVerdict,
      string
    >,
    rows: (total: number) => `${total} baris`,
    actions: {
      check: 'Tanya gateway',
      replay: 'Tangani ulang',
      review: 'Tandai diperiksa',
      settle: 'Putuskan',
    } satisfies Record<Resolution, string>,
  },
  en: {
    findings: {
      dispute: {
        title: 'Card disputes',
        text: 'The payer asked their bank for the money. The wallet is frozen until this is settled. Lost: access ends, the balance is taken as far as it goes, and the rest becomes a claim that is collected when this is pressed again.',
      },
      warning: {
        title: 'Warnings',
        text: "The payer's bank is asking, or suspects fraud. No money has been taken and the wallet is not frozen. A refund now usually prevents a dispute and its fee.",
      },
      stuck: {
        title: 'Stuck',
        text: 'Waiting past the time limit. The gateway is asked now, and its answer is applied.',
      },
      late: {
        title: 'Late',
        text: 'Paid after the time limit. The balance was credited; all that is left is to note that it was reviewed.',
      },
      amount_differs: {
        title: 'Amount differs',
        text: 'What arrived is not what was asked for. What arrived was credited; you settle the difference with the payer.',
      },
      unmatched: {
        title: 'Unmatched',
        text: 'Notifications that could not be processed. They are processed once more with the same payload.',
      },
      duplicate: {
        title: 'Possible duplicates',
        text: 'Two payments of the same amount from the same person within 15 minutes. Both were credited; refund one if it is a duplicate.',
      },
    },
    clean: { title: 'Everything matches', hint: 'Gateways, payments, and the ledger agree.' },
    audit: "Last night's audit of the books",
    never: 'It has not run yet; it runs every day at 02:40 WIB.',
    sound: (checks) => `${checks} checks, no differences.`,
    broken: (count) => `${count} ${count === 1 ? 'check' : 'checks'} found differences.`,
    received: (amount) => `received ${money(amount)}`,
    due: (moment) => `Answer at the gateway by ${moment}`,
    noted: 'Mark as handled',
    toOrder: 'Order',
    verdicts: { lost: 'Lost, take the balance', won: 'Won', waived: 'Waive the claim' },
    rows: (total) => `${total} ${total === 1 ? 'row' : 'rows'}`,
    actions: {
      check: 'Check with the gateway',
      replay: 'Process again',
      review: 'Mark as reviewed',
      settle: 'Settle',
    },
  },
});
