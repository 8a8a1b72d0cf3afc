import type { GiftStatus } from '#shared/gifts.ts';

/** The id of the form that opens a gift. */
export const GIFT_FORM = 'redeem-gift';

/** Texts of gift codes (DECISIONS 25). */
export const giftsCopy = {
  title: 'Kode hadiah',
  lede: 'Setiap kode membuka produknya untuk satu akun lain. Bagikan tautannya, atau bacakan kodenya.',
  states: { open: 'Belum dipakai', redeemed: 'Sudah dipakai', void: 'Tidak berlaku' } satisfies Record<
    GiftStatus,
    string
  >,
  copyLink: 'Salin tautan',
  copied: 'Tautan hadiah disalin',
  notCopied: 'Tautan tidak dapat disalin.',
  voidHint: 'Pesanannya sudah dikembalikan.',
  redeemLink: 'Punya kode hadiah?',
  redeemTitle: 'Tukar kode hadiah',
  redeemLede: 'Masukkan kode yang Anda terima. Produknya langsung terbuka di akun ini.',
  code: 'Kode hadiah',
  codeHint: '16 huruf dan angka. Tanda hubung dan spasi boleh dilewati.',
  redeem: 'Buka hadiah',
  redeeming: 'Membuka...',
  opened: { title: 'Access Granted!', text: 'Access granted successfully!' },
} as const;
