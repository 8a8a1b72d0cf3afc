import type { AdjustmentReference } from '#shared/wallet-adjustments.ts';

/** Texts of the Wallet Adjustment tool (ATOOL-004 to ATOOL-007, AERR-042, AERR-047). */
export const walletToolCopy = {
  title: 'Sesuaikan saldo',
  hint: 'Koreksi dengan tangan, di luar pembelian dan pengembalian dana. Di atas batas pengaturan dalam 24 jam, admin kedua harus menyetujui.',
  user: 'User',
  confirm: (name: string) => `Adjust the balance of ${name}?`,
  confirmAction: 'Post adjustment',
  confirmNote: 'A posting can not be deleted; it is corrected by another one.',
  amount: 'Nominal (Rp)',
  amountHint: 'Angka negatif mengurangi saldo, misalnya -25.000.',
  description: 'Keterangan',
  descriptionHint: 'Terbaca oleh pemilik dompet.',
  reference: 'Jenis',
  references: {
    manual_adjustment: 'manual_adjustment: koreksi tangan',
    bonus: 'bonus: tambahan',
    penalty: 'penalty: potongan',
    correction: 'correction: pembetulan catatan',
  } satisfies Record<AdjustmentReference, string>,
  referenceId: 'Reference ID (opsional)',
  submit: 'Sesuaikan saldo',
  processing: 'Memproses...',
  done: 'Wallet Adjusted Successfully',
  balances: (before: string, after: string) => `(${before} → ${after})`,
  pending: 'Menunggu persetujuan admin kedua',
  failed: 'Adjustment Failed',
} as const;
