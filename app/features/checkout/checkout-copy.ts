import type { checkout } from '#contract/account/checkout.ts';
import type { startSubscription } from '#contract/account/subscriptions.ts';
import type { RefusalOf } from '#contract/endpoint.ts';

/** Form id, and the name of the button that tops up first. */
export const CHECKOUT_FORM = 'checkout';
export const TOP_UP_FIRST = 'top_up';

/** Fixed texts of buying (WAL and ERR rows). */
export const checkoutCopy = {
  title: 'Konfirmasi pembelian',
  insufficientTitle: 'Saldo belum cukup',
  balance: 'Saldo Anda',
  price: 'Harga',
  remaining: 'Sisa saldo',
  shortfall: 'Kurang',
  cancel: 'Batal',
  confirm: 'Confirm',
  busy: 'Processing...',
  topUp: 'Top-up',
  minimum: 'Top-up minimal',
  goesOn: 'Setelah saldo masuk, pembelian ini selesai sendiri, juga bila halaman ini Anda tutup.',
  refundTerms: (days: string, percent: string) =>
    `Dana bisa diminta kembali dalam ${days} hari, selama berkas belum diunduh dan materi dibuka paling banyak ${percent}%.`,
  where: 'Langsung terbuka di Pembelian Anda.',
  granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
  loginNeeded: { title: 'Authentication Required', text: 'Please log in to purchase this product' },
  failedTitle: 'Purchase Failed',
  accessFailed: 'Access Failed',
  failedInPortal: 'Gagal membeli produk',
  subscribe: {
    title: 'Konfirmasi langganan',
    price: 'Tagihan pertama',
    now: 'Ditagih hari ini',
    busy: 'Memproses...',
    where: 'Kelola atau batalkan kapan saja di My Subscriptions.',
    granted: { title: 'Berhasil berlangganan!', text: 'Langganan Anda sudah aktif.' },
    failedTitle: 'Gagal berlangganan',
  },
  pay: (amount: string) => `Bayar ${amount}`,
  claim: 'Ambil gratis',
  startTrial: 'Mulai masa coba',
  back: 'Kembali',
  items: (count: number) => `Keranjang, ${count} barang`,
  mendCart: 'Ada barang di keranjang yang belum bisa dibeli. Ubah dulu di keranjang.',
  comingSoon: 'Produk ini belum diluncurkan.',
  soldOut: 'Stok Habis',
  free: 'Gratis',
  profileTitle: 'Lengkapi profil Anda',
  profileHint: 'Produk gratis terbuka untuk profil yang terisi minimal 80%.',
  profileAction: 'Lengkapi profil',
} as const;

type CheckoutRefusal = RefusalOf<typeof checkout>['code'] | RefusalOf<typeof startSubscription>['code'];

/** Title of the toast for a refusal; the sentence comes from the server. */
export const refusalTitles: Readonly<Partial<Record<CheckoutRefusal, string>>> = {
  ALREADY_OWNED: 'Already Owned',
  ALREADY_SUBSCRIBED: 'Already Subscribed',
};
