/** Values of purchase intents for database, mails and screens (DECISIONS 10). */
export const intentKinds = ['checkout', 'subscription'] as const;
export type IntentKind = (typeof intentKinds)[number];

export const intentStatuses = ['waiting', 'completed', 'cancelled', 'withdrawn'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

const reasons: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'produknya sudah tidak dijual',
  PLAN_NOT_FOUND: 'paketnya sudah tidak ditawarkan',
  ALREADY_SUBSCRIBED: 'Anda sudah berlangganan',
  ALREADY_OWNED: 'produknya sudah Anda miliki',
  COMING_SOON: 'produknya belum diluncurkan',
  OUT_OF_STOCK: 'stoknya sudah habis',
  PRICE_CHANGED: 'harganya berubah sejak Anda melihatnya',
  INSUFFICIENT_BALANCE: 'saldo Anda masih belum cukup',
  WALLET_INACTIVE: 'dompet Anda sedang dibekukan',
  WALLET_DISPUTED: 'dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda',
  ACCOUNT_INACTIVE: 'akun Anda sedang tidak aktif',
};

/** Why an intent was cancelled, completing "… dibatalkan karena …". */
export function intentReason(code: string): string {
  return reasons[code] ?? 'pembelian ini tidak dapat dilanjutkan';
}
