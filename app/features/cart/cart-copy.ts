import type { LineProblem } from '#contract/account/checkout.ts';
import { formatRupiah } from '#shared/money.ts';

/** Texts of the cart (DECISIONS 25). */
export const cartCopy = {
  title: 'Keranjang',
  empty: 'Keranjang Anda kosong',
  emptyHint: 'Masukkan beberapa produk, lalu bayar sekaligus dengan saldo.',
  browse: 'Lihat produk',
  failed: 'Keranjang belum dapat dimuat.',
  retry: 'Coba lagi',
  fewer: 'Kurangi',
  more: 'Tambah',
  remove: 'Hapus',
  clear: 'Kosongkan',
  owned: 'Sudah Anda miliki: semua unit menjadi kode hadiah.',
  total: 'Total',
  balance: 'Saldo Anda',
  remaining: 'Sisa saldo',
  shortfall: 'Kurang',
  pay: 'Bayar',
  toCheckout: 'Lanjut ke pembayaran',
  busy: 'Processing...',
  signIn: 'Masuk untuk membayar',
  topUp: 'Top-up',
  resolve: 'Ubah dulu baris yang ditandai. Selama itu, tidak ada yang dibayar.',
  allOrNothing: 'Semua dibayar sekaligus, atau tidak sama sekali.',
  profile: 'Lengkapi profil',
  granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
  failedTitle: 'Purchase Failed',
} as const;

/** How many units are the buyer's own and how many become gift codes; null for a single own unit. */
export function giftNote(quantity: number, gifts: number): string | null {
  if (gifts === 0) return null;
  return quantity > gifts ? `1 untuk Anda, ${gifts} kode hadiah` : `${gifts} kode hadiah`;
}

/** Why a line cannot be bought. */
export function problemText({ code, left = 0, price }: LineProblem): string {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
      return 'Tidak dijual lagi.';
    case 'ALREADY_OWNED':
      return 'Sudah Anda miliki.';
    case 'COMING_SOON':
      return 'Belum diluncurkan.';
    case 'SUBSCRIPTION_NEEDS_PLAN':
      return 'Langganan dimulai dari halaman paketnya.';
    case 'GIFT_NOT_POSSIBLE':
      return 'Hanya satu, untuk akun Anda sendiri.';
    case 'OUT_OF_STOCK':
      return left === 0 ? 'Stok habis.' : `Stok tinggal ${left}.`;
    case 'PRICE_CHANGED':
      return price === undefined ? 'Harganya baru berubah.' : `Harganya kini ${formatRupiah(price)}.`;
    case 'PROFILE_INCOMPLETE':
      return 'Produk gratis terbuka untuk profil yang terisi minimal 80%.';
  }
}
