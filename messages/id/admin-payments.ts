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

export const paymentsCopy = {
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
  checkText: 'Menanyakan status ke gateway sekarang; uang yang ternyata masuk langsung dikreditkan, sekali.',
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
  /** Of payments and disputes; any other is shown by its name. */
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
};

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** What a verdict would do. */
interface Settlement {
  readonly ended_orders: number;
  readonly takes_bigint: Sen;
  readonly owes_bigint: Sen;
  readonly returns_bigint: Sen;
}

/** Shown before a dispute is settled, with the effect it would have, and after. */
export const disputeCopy = {
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
};

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

export const reconciliationCopy = {
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
};
