import type { RefundMethod } from '#shared/refunds.ts';

/** Texts of the Admin Tools (ATOOL-001 to ATOOL-010, AERR-042 to AERR-049). */
export const toolsCopy = {
  title: 'Admin Tools',
  subtitle: 'Pekerjaan yang menggerakkan uang. Setiap langkah tercatat di audit log.',
  tabs: { wallet: 'Wallet Adjustment', refunds: 'Refunds', reports: 'Reports' },
  invalid: { title: 'Validation Error', text: 'Please fill in all required fields' },
  required: 'Wajib diisi.',
  notAnId: 'Isi ID lengkap, misalnya 3f2b8c1e-….',
  unknown: 'Unknown error occurred',
} as const;

export const refundCopy = {
  title: 'Kembalikan dana',
  hint: 'Hanya untuk order yang sudah dibayar, dan tidak pernah lebih dari yang dibayar.',
  user: 'User ID',
  userHint: 'ID lengkap pembeli.',
  order: 'Order ID (opsional)',
  orderHint: 'Kosongkan bila hanya ada satu order yang mungkin dimaksud.',
  payment: 'Payment ID (opsional)',
  paymentHint: 'Kosongkan untuk pembayaran terbaru yang cukup.',
  amount: 'Nominal (Rp)',
  reason: 'Alasan',
  reasonHint: 'Terbaca oleh pembeli di riwayat saldonya.',
  method: 'Dikembalikan ke',
  methods: {
    wallet_credit: 'Saldo wallet',
    payment_provider: 'Pembayaran asal',
  } satisfies Record<RefundMethod, string>,
  endsAccess: 'Akhiri akses juga bila hanya sebagian yang dikembalikan',
  submit: 'Proses refund',
  processing: 'Memproses...',
  candidates: 'Order yang mungkin dimaksud',
  left: (amount: string) => `sisa ${amount}`,
  done: 'Refund Processed Successfully',
  doneText: (order: string, left: string) => `Order #${order}, sisa yang dapat dikembalikan ${left}.`,
  failed: 'Refund Failed',
  failedText: 'Failed to process refund',
  preview: {
    label: 'Yang akan terjadi',
    note: 'pratinjau',
    amount: 'Nominal',
    to: 'Ke',
    order: 'Order',
    anyOrder: 'dicari otomatis',
    access: 'Akses',
    ends: 'berakhir',
    stays: 'berakhir hanya bila dikembalikan penuh',
    wallet: 'Saldo pembeli bertambah saat itu juga.',
    provider:
      'Gateway diminta mengirim dananya. Pembukuan menyusul setelah dana benar-benar keluar, dan saldo pembeli tidak berubah.',
  },
} as const;
