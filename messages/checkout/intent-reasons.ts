import { inLanguage } from '#shared/language/language.ts';

/** Completes "… dibatalkan karena …". */
const intentReasons = inLanguage<{
  readonly others: string;
  readonly byCode: Readonly<Record<string, string>>;
}>({
  id: {
    others: 'pembelian ini tidak dapat dilanjutkan',
    byCode: {
      PRODUCT_NOT_FOUND: 'produknya sudah tidak dijual',
      PLAN_NOT_FOUND: 'paketnya sudah tidak ditawarkan',
      ALREADY_SUBSCRIBED: 'Anda sudah berlangganan',
      ALREADY_OWNED: 'produknya sudah Anda miliki',
      IN_BUNDLE: 'isinya sudah ada di paket lain',
      SLOT_TAKEN: 'jam yang Anda pilih sudah diambil orang lain',
      CLASS_FULL: 'kelasnya sudah penuh',
      SALES_ENDED: 'kelasnya sudah dimulai',
      COMING_SOON: 'produknya belum diluncurkan',
      OUT_OF_STOCK: 'stoknya sudah habis',
      PRICE_CHANGED: 'harganya berubah sejak Anda melihatnya',
      TOTAL_CHANGED: 'diskonnya sudah tidak berlaku',
      BUMP_ENDED: 'tawaran tambahannya sudah berakhir',
      DISCOUNT_UNKNOWN: 'diskonnya sudah tidak berlaku',
      DISCOUNT_IN_USE: 'jatah diskonnya sedang dipakai orang lain',
      DISCOUNT_ENDED: 'diskonnya sudah berakhir',
      DISCOUNT_USED_UP: 'diskonnya sudah habis dipakai',
      DISCOUNT_ALREADY_USED: 'kode diskonnya sudah pernah Anda pakai',
      DISCOUNT_OWN_CODE: 'kode ajakannya milik Anda sendiri',
      DISCOUNT_FIRST_PURCHASE: 'kode diskonnya hanya untuk pembelian pertama, dan Anda sudah pernah membeli',
      INSUFFICIENT_BALANCE: 'saldo Anda masih belum cukup',
      WALLET_INACTIVE: 'dompet Anda sedang dibekukan',
      WALLET_DISPUTED: 'dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda',
      AMOUNT_DIFFERS: 'jumlah yang dibayar kurang dari harganya',
      PAID_TWICE: 'pembelian yang sama sudah dibayar',
      ACCOUNT_INACTIVE: 'akun Anda sedang tidak aktif',
    },
  },
  en: {
    others: 'this purchase cannot continue',
    byCode: {
      PRODUCT_NOT_FOUND: 'the product is no longer sold',
      PLAN_NOT_FOUND: 'the plan is no longer offered',
      ALREADY_SUBSCRIBED: 'you are already subscribed',
      ALREADY_OWNED: 'you already own the product',
      IN_BUNDLE: 'another bundle already has it',
      SLOT_TAKEN: 'somebody else has taken the time you chose',
      CLASS_FULL: 'the class is full',
      SALES_ENDED: 'the class has started',
      COMING_SOON: 'the product has not been launched yet',
      OUT_OF_STOCK: 'it is out of stock',
      PRICE_CHANGED: 'its price has changed since you saw it',
      TOTAL_CHANGED: 'its discount no longer applies',
      BUMP_ENDED: 'its add-on is no longer offered',
      DISCOUNT_UNKNOWN: 'its discount no longer applies',
      DISCOUNT_IN_USE: 'its discount is in use by others',
      DISCOUNT_ENDED: 'its discount has ended',
      DISCOUNT_USED_UP: 'its discount is used up',
      DISCOUNT_ALREADY_USED: 'you have used its discount code before',
      DISCOUNT_OWN_CODE: 'its referral code is your own',
      DISCOUNT_FIRST_PURCHASE: 'its discount code is for a first purchase, and you have bought before',
      INSUFFICIENT_BALANCE: 'your balance is still too low',
      WALLET_INACTIVE: 'your wallet is frozen',
      WALLET_DISPUTED: 'your wallet is frozen by a payment dispute at your bank',
      AMOUNT_DIFFERS: 'less than its price was paid',
      PAID_TWICE: 'the same purchase had been paid already',
      ACCOUNT_INACTIVE: 'your account is not active',
    },
  },
});

export const intentReason = (code: string): string => intentReasons.byCode[code] ?? intentReasons.others;
