import type { WalletDispute } from '#contract/account/wallet.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money.ts';
import type { AdjustmentReference } from '#shared/wallet-adjustments.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

export const walletsCopy = {
  title: 'Wallets Management',
  search: 'Nama atau e-mail pemilik',
  failed: 'Failed to load wallets',
  failedOne: 'Failed to get wallet',
  failedTransactions: 'Failed to load wallet transactions',
  none: {
    title: 'Belum ada wallet',
    hint: 'Wallet dibuat saat seseorang pertama kali mengisi saldo atau berbelanja.',
  },
  noMatch: { title: 'Tidak ada wallet yang cocok', hint: 'Ubah kata pencarian atau saringannya.' },
  active: 'Active',
  inactive: 'Inactive',
  disputed: 'Disputed',
  unnamed: 'Tanpa nama',
  neverUsed: 'Belum pernah dipakai',
  detail: {
    balance: 'Saldo',
    spent: 'Total belanja',
    transactions: 'Transaksi',
    last: '50 transaksi terakhir',
    all: 'Semua transaksi',
    none: 'Belum ada transaksi di wallet ini.',
    adjust: 'Sesuaikan saldo',
    freeze: 'Bekukan',
    thaw: 'Buka kembali',
    open: 'Lihat',
    back: 'Kembali ke wallet',
    disputed: ({ open_bigint, claim_bigint }: WalletDispute) =>
      [
        'Dibekukan oleh sengketa pembayaran, bukan oleh staf.',
        open_bigint > 0 && `${money(open_bigint)} belum diputuskan.`,
        claim_bigint > 0 && `${money(claim_bigint)} masih ditagih.`,
        'Wallet terbuka bersama sengketanya.',
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    toDispute: 'Lihat sengketa',
    description: 'Saldo, status, dan transaksi terakhir.',
  },
  adjust: {
    title: 'Sesuaikan saldo',
    hint: (name: string, balance: Sen) => `${name}, saldo sekarang ${money(balance)}.`,
    type: 'Jenis',
    credit: 'Credit',
    debit: 'Debit',
    amount: 'Jumlah (Rp)',
    reference: 'Alasan',
    reference_id: 'Nomor rujukan (opsional)',
    description: 'Keterangan',
    descriptionHint: 'Terbaca oleh pemilik wallet di riwayatnya.',
    after: 'Saldo setelahnya',
    needsApproval:
      'Jumlah besar, juga bila dipecah dalam 24 jam, menunggu persetujuan admin kedua sebelum saldonya berubah.',
    send: 'Sesuaikan saldo',
    sending: 'Menyimpan…',
    empty: 'Please fill in all fields',
    tooSmall: 'Amount must be greater than 0',
    confirm: (name: string) => `Adjust the balance of ${name}?`,
    confirmAction: 'Post adjustment',
    confirmNote: 'A posting can not be deleted; it is corrected by another one.',
    failed: 'Failed to adjust wallet balance',
    done: (before: Sen, after: Sen) => `Saldo disesuaikan (${money(before)} → ${money(after)})`,
    pending: 'Penyesuaian menunggu persetujuan admin kedua. Saldo belum berubah.',
  },
  freeze: {
    title: (name: string) => `Bekukan wallet ${name}?`,
    text: 'Pemiliknya tidak dapat membeli, berlangganan, atau mengisi saldo sampai wallet dibuka kembali. Saldonya tetap.',
    thawTitle: (name: string) => `Buka kembali wallet ${name}?`,
    thawText: 'Pemiliknya dapat membeli dan mengisi saldo lagi.',
    reason: 'Alasan',
    frozen: 'Wallet dibekukan',
    thawed: 'Wallet dibuka kembali',
    failed: 'Status wallet belum berubah. Coba sekali lagi.',
  },
  waiting: {
    title: 'Menunggu admin kedua',
    text: 'Penyesuaian di atas batas 24 jam, atau untuk wallet sendiri. Saldo berubah setelah disetujui.',
    by: (name: string) => `diajukan ${name}`,
    approve: 'Setujui',
    reject: 'Tolak',
    takeBack: 'Tarik kembali',
    sending: 'Memproses…',
    confirmTitle: (amount: string, name: string) => `Setujui ${amount} untuk ${name}?`,
    confirmText: 'Saldo berubah seketika dan tidak dapat dihapus; koreksinya adalah penyesuaian baru.',
    approved: (before: Sen, after: Sen) => `Penyesuaian disetujui (${money(before)} → ${money(after)})`,
    rejected: 'Penyesuaian ditolak, saldo tidak berubah',
    failed: 'Keputusan belum tersimpan. Coba sekali lagi.',
  },
} as const;

export const referenceLabels: Readonly<Record<AdjustmentReference, string>> = {
  manual_adjustment: 'Penyesuaian manual',
  bonus: 'Bonus',
  penalty: 'Penalti',
  correction: 'Koreksi',
};
