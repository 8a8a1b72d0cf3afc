/** Why an intent was cancelled, completing "… dibatalkan karena …". */
export const intentReasons: { readonly others: string; readonly byCode: Readonly<Record<string, string>> } = {
  others: 'pembelian ini tidak dapat dilanjutkan',
  byCode: {
    PRODUCT_NOT_FOUND: 'produknya sudah tidak dijual',
    PLAN_NOT_FOUND: 'paketnya sudah tidak ditawarkan',
    ALREADY_SUBSCRIBED: 'Anda sudah berlangganan',
    ALREADY_OWNED: 'produknya sudah Anda miliki',
    IN_BUNDLE: 'isinya sudah ada di paket lain',
    COMING_SOON: 'produknya belum diluncurkan',
    OUT_OF_STOCK: 'stoknya sudah habis',
    PRICE_CHANGED: 'harganya berubah sejak Anda melihatnya',
    TOTAL_CHANGED: 'diskonnya sudah tidak berlaku',
    DISCOUNT_UNKNOWN: 'diskonnya sudah tidak berlaku',
    DISCOUNT_ALREADY_USED: 'kode diskonnya sudah pernah Anda pakai',
    DISCOUNT_FIRST_PURCHASE: 'kode diskonnya hanya untuk pembelian pertama, dan Anda sudah pernah membeli',
    INSUFFICIENT_BALANCE: 'saldo Anda masih belum cukup',
    WALLET_INACTIVE: 'dompet Anda sedang dibekukan',
    WALLET_DISPUTED: 'dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda',
    AMOUNT_DIFFERS: 'jumlah yang dibayar kurang dari harganya',
    PAID_TWICE: 'pembelian yang sama sudah dibayar',
    ACCOUNT_INACTIVE: 'akun Anda sedang tidak aktif',
  },
};
