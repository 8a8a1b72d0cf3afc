import { inLanguage, joinCatalogues } from '#shared/language/language.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { AdjustmentReference } from '#shared/money/wallet-adjustments.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

const tooSmall = 'Jumlahnya harus lebih dari 0';

const englishTooSmall = 'Amount must be greater than 0';

export const walletsCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Wallets Management',
    list: 'List of wallets',
    table: 'Wallets',
    search: 'Name or email of the owner',
    count: (total) => (total === '1' ? '1 wallet' : `${total} wallets`),
    failed: 'Failed to load wallets',
    failedOne: 'Failed to get wallet',
    failedTransactions: 'Failed to load wallet transactions',
    none: { title: 'No wallets yet', hint: 'A wallet is opened with the first top-up or purchase.' },
    noMatch: 'No wallets match',
    columns: {
      user: 'User',
      balance: 'Balance',
      currency: 'Currency',
      status: 'Status',
      created: 'Created',
    },
    active: 'Active',
    inactive: 'Inactive',
    disputed: 'Disputed',
    unnamed: 'No name',
    neverUsed: 'Never used',
    adjust: 'Adjust',
    open: 'View',
  },
});

export const walletDetailCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Wallet',
    history: 'Wallet history',
    balance: 'Balance',
    spent: 'Total spent',
    transactions: 'Transactions',
    last: 'Last 50 transactions',
    all: 'All transactions',
    none: 'No transactions in this wallet yet.',
    adjust: 'Adjust balance',
    freeze: 'Freeze',
    thaw: 'Unfreeze',
    back: 'Back to the wallet',
    disputed: ({ open_bigint, claim_bigint }) =>
      [
        'Frozen by a payment dispute, not by the staff.',
        open_bigint > 0 && `${money(open_bigint)} is not decided yet.`,
        claim_bigint > 0 && `${money(claim_bigint)} is still owed.`,
        'The wallet opens together with its dispute.',
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    toDispute: 'View dispute',
    description: 'Balance, status, and latest transactions.',
  },
});

export const adjustCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Adjust balance',
    hint: (name, balance) => `${name}, balance now ${money(balance)}.`,
    type: 'Type',
    credit: 'Credit',
    debit: 'Debit',
    amount: 'Amount',
    reference: 'Reason',
    reference_id: 'Reference number',
    description: 'Description',
    descriptionHint: 'The owner of the wallet reads it in their history.',
    after: 'Balance afterwards',
    needsApproval:
      'A large amount, even when split within 24 hours, waits for approval by a second admin before the balance changes.',
    send: 'Adjust balance',
    sending: 'Saving…',
    confirm: (name) => `Adjust the balance of ${name}?`,
    confirmAction: 'Post adjustment',
    confirmNote: 'A posting cannot be deleted; it is corrected by another one.',
    failed: 'Failed to adjust wallet balance',
    done: (before, after) => `Balance adjusted (${money(before)} → ${money(after)})`,
    pending: 'The adjustment is waiting for approval by a second admin. The balance has not changed.',
  },
});

/** AWAL-008, AWAL-009 */
export const adjustmentProblems = inLanguage({
  id: {
    empty: 'Lengkapi semua isian',
    negative: tooSmall,
    zero: tooSmall,
  },
  en: {
    empty: 'Please fill in all fields',
    negative: englishTooSmall,
    zero: englishTooSmall,
  },
});

export const freezeCopy = inLanguage({
  id: {
    title: (name: string) => `Bekukan dompet ${name}?`,
    text: 'Pemiliknya tidak dapat membeli, berlangganan, atau mengisi saldo sampai dompet dibuka kembali. Saldonya tetap.',
    thawTitle: (name: string) => `Buka kembali dompet ${name}?`,
    thawText: 'Pemiliknya dapat membeli dan mengisi saldo lagi.',
    reason: 'Alasan',
    frozen: 'Dompet dibekukan',
    thawed: 'Dompet dibuka kembali',
    failed: 'Status dompet belum berubah. Coba sekali lagi.',
  },
  en: {
    title: (name) => `Freeze the wallet of ${name}?`,
    text: 'The owner cannot buy, subscribe, or top up until the wallet is unfrozen. The balance stays.',
    thawTitle: (name) => `Unfreeze the wallet of ${name}?`,
    thawText: 'The owner can buy and top up again.',
    reason: 'Reason',
    frozen: 'Wallet frozen',
    thawed: 'Wallet unfrozen',
    failed: 'The wallet status has not changed. Try again.',
  },
});

export const waitingCopy = inLanguage({
  id: {
    title: 'Menunggu admin kedua',
    text: 'Penyesuaian di atas batas 24 jam, atau untuk dompet sendiri. Saldo berubah setelah disetujui.',
    confirmTitle: (amount: string, name: string) => `Setujui ${amount} untuk ${name}?`,
    confirmText: 'Saldo berubah seketika dan tidak dapat dihapus; koreksinya adalah penyesuaian baru.',
    approved: (before: Sen, after: Sen) => `Penyesuaian disetujui (${money(before)} → ${money(after)})`,
    rejected: 'Penyesuaian ditolak, saldo tidak berubah',
    failed: 'Keputusan belum tersimpan. Coba sekali lagi.',
  },
  en: {
    title: 'Waiting for a second admin',
    text: "Adjustments above the 24-hour limit, or to one's own wallet. The balance changes once approved.",
    confirmTitle: (amount, name) => `Approve ${amount} for ${name}?`,
    confirmText: 'The balance changes at once and cannot be deleted; it is corrected by a new adjustment.',
    approved: (before, after) => `Adjustment approved (${money(before)} → ${money(after)})`,
    rejected: 'Adjustment rejected, the balance has not changed',
    failed: 'The decision was not saved. Try again.',
  },
});

export const referenceLabels = inLanguage<Readonly<Record<AdjustmentReference, string>>>({
  id: {
    manual_adjustment: 'Penyesuaian manual',
    bonus: 'Bonus',
    penalty: 'Penalti',
    correction: 'Koreksi',
  },
  en: {
    manual_adjustment: 'Manual adjustment',
    bonus: 'Bonus',
    penalty: 'Penalty',
    correction: 'Correction',
  },
});

const movementLabels = inLanguage({
  id: {
    order: 'pesanan',
    payment: 'pembayaran',
    dispute: 'sengketa',
    gateway_refund: 'pengembalian dana',
    test_data: 'data uji',
    voucher: 'voucher',
    referral: 'ajakan teman',
  },
  en: {
    order: 'order',
    payment: 'payment',
    dispute: 'dispute',
    gateway_refund: 'refund',
    test_data: 'test data',
    voucher: 'voucher',
    referral: 'referral',
  },
});

export const ledgerReferences: Readonly<Record<string, string>> = joinCatalogues(
  referenceLabels,
  movementLabels,
);
