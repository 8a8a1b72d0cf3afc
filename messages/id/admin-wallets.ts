import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { AdjustmentReference } from '#shared/money/wallet-adjustments.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const walletsCopy = {
  title: 'Kelola dompet',
  list: 'Daftar dompet',
  table: 'Dompet',
  search: 'Nama atau email pemilik',
  count: (total: string) => `${total} dompet`,
  failed: 'Daftar dompet tidak dapat dimuat',
  failedOne: 'Dompet tidak dapat dimuat',
  failedTransactions: 'Transaksi dompet tidak dapat dimuat',
  none: {
    title: 'Belum ada dompet',
    hint: 'Dompet dibuat saat seseorang pertama kali mengisi saldo atau berbelanja.',
  },
  noMatch: 'Tidak ada dompet yang cocok',
  columns: {
    user: 'Pengguna',
    balance: 'Saldo',
    currency: 'Mata uang',
    status: 'Status',
    created: 'Dibuat',
  },
  active: 'Aktif',
  inactive: 'Tidak aktif',
  disputed: 'Disengketakan',
  unnamed: 'Tanpa nama',
  neverUsed: 'Belum pernah dipakai',
  adjust: 'Sesuaikan',
  open: 'Lihat',
};

export const walletDetailCopy = {
  title: 'Dompet',
  history: 'Riwayat dompet',
  balance: 'Saldo',
  spent: 'Total belanja',
  transactions: 'Transaksi',
  last: '50 transaksi terakhir',
  all: 'Semua transaksi',
  none: 'Belum ada transaksi di dompet ini.',
  adjust: 'Sesuaikan saldo',
  freeze: 'Bekukan',
  thaw: 'Buka kembali',
  back: 'Kembali ke dompet',
  disputed: ({ open_bigint, claim_bigint }: { open_bigint: Sen; claim_bigint: Sen }) =>
    [
      'Dibekukan oleh sengketa pembayaran, bukan oleh staf.',
      open_bigint > 0 && `${money(open_bigint)} belum diputuskan.`,
      claim_bigint > 0 && `${money(claim_bigint)} masih ditagih.`,
      'Dompet terbuka bersama sengketanya.',
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  toDispute: 'Lihat sengketa',
  description: 'Saldo, status, dan transaksi terakhir.',
};

export const adjustCopy = {
  title: 'Sesuaikan saldo',
  hint: (name: string, balance: Sen) => `${name}, saldo sekarang ${money(balance)}.`,
  type: 'Jenis',
  credit: 'Tambah',
  debit: 'Kurangi',
  amount: 'Jumlah',
  reference: 'Alasan',
  reference_id: 'Nomor rujukan',
  description: 'Keterangan',
  descriptionHint: 'Terbaca oleh pemilik dompet di riwayatnya.',
  after: 'Saldo setelahnya',
  needsApproval:
    'Jumlah besar, juga bila dipecah dalam 24 jam, menunggu persetujuan admin kedua sebelum saldonya berubah.',
  send: 'Sesuaikan saldo',
  sending: 'Menyimpan…',
  confirm: (name: string) => `Sesuaikan saldo ${name}?`,
  confirmAction: 'Catat penyesuaian',
  confirmNote: 'Catatan tidak dapat dihapus; koreksinya adalah catatan baru.',
  failed: 'Saldo tidak dapat disesuaikan',
  done: (before: Sen, after: Sen) => `Saldo disesuaikan (${money(before)} → ${money(after)})`,
  pending: 'Penyesuaian menunggu persetujuan admin kedua. Saldo belum berubah.',
};

const tooSmall = 'Jumlahnya harus lebih dari 0';

/** AWAL-008, AWAL-009 */
export const adjustmentProblems = {
  empty: 'Lengkapi semua isian',
  negative: tooSmall,
  zero: tooSmall,
};

export const freezeCopy = {
  title: (name: string) => `Bekukan dompet ${name}?`,
  text: 'Pemiliknya tidak dapat membeli, berlangganan, atau mengisi saldo sampai dompet dibuka kembali. Saldonya tetap.',
  thawTitle: (name: string) => `Buka kembali dompet ${name}?`,
  thawText: 'Pemiliknya dapat membeli dan mengisi saldo lagi.',
  reason: 'Alasan',
  frozen: 'Dompet dibekukan',
  thawed: 'Dompet dibuka kembali',
  failed: 'Status dompet belum berubah. Coba sekali lagi.',
};

export const waitingCopy = {
  title: 'Menunggu admin kedua',
  text: 'Penyesuaian di atas batas 24 jam, atau untuk dompet sendiri. Saldo berubah setelah disetujui.',
  confirmTitle: (amount: string, name: string) => `Setujui ${amount} untuk ${name}?`,
  confirmText: 'Saldo berubah seketika dan tidak dapat dihapus; koreksinya adalah penyesuaian baru.',
  approved: (before: Sen, after: Sen) => `Penyesuaian disetujui (${money(before)} → ${money(after)})`,
  rejected: 'Penyesuaian ditolak, saldo tidak berubah',
  failed: 'Keputusan belum tersimpan. Coba sekali lagi.',
};

export const referenceLabels: Readonly<Record<AdjustmentReference, string>> = {
  manual_adjustment: 'Penyesuaian manual',
  bonus: 'Bonus',
  penalty: 'Penalti',
  correction: 'Koreksi',
};

/** What a line of the ledger is about. */
export const ledgerReferences: Readonly<Record<string, string>> = {
  ...referenceLabels,
  order: 'pesanan',
  payment: 'pembayaran',
  dispute: 'sengketa',
  gateway_refund: 'pengembalian dana',
  test_data: 'data uji',
  voucher: 'voucher',
};
