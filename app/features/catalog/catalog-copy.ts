/** The id of the form of a heart, and where all that was wished stands. */
export const WISH_FORM = 'wish';
export const WISHLIST_PATH = '/user/marketplace?wishlist=1';

/** Fixed texts of the shop (MKT and PROD rows). */
export const catalogCopy = {
  highlight: {
    title: 'Mulai dari satu alat, bukan dari proyek besar',
    lede: 'Dibayar dengan saldo rupiah yang Anda isi sendiri. Sekali beli, langsung terbuka di akun Anda.',
    all: 'Lihat semua produk',
  },
  title: 'Alat kerja untuk besok pagi',
  /** PORT-028, and what the menus call it. */
  titleInPortal: 'Mini Class',
  lede: 'Template, kelas singkat, dan sistem langganan. Dibayar dengan saldo, langsung terbuka di akun Anda.',
  search: 'Cari produk',
  kinds: { all: 'All', subscription: 'Subscription', non_subscription: 'Non-Subscription' },
  sorts: {
    recommended: 'Rekomendasi',
    newest: 'Terbaru',
    price_asc: 'Harga terendah',
    price_desc: 'Harga tertinggi',
  },
  empty: 'No products available',
  emptyHint: 'Tidak ada produk yang cocok dengan pencarian Anda.',
  reset: 'Hapus filter',
  /** ERR-071. */
  failed: 'Gagal mengambil data produk',
  comingSoon: 'Coming Soon',
  comingSoonNote: 'Harga akan diumumkan saat launch',
  outOfStock: 'Stok Habis',
  free: 'Free',
  /** Before the price of the cheapest plan of several. */
  from: 'mulai',
  featured: 'Featured',
  detail: 'Lihat detail',
  owned: 'Dimiliki',
  inSubscriptions: 'View in My Subscriptions',
  inPurchases: 'View in My Purchases',
  wish: 'Simpan ke wishlist:',
  wishFull: 'Simpan ke Wishlist',
  wished: 'Tersimpan di Wishlist',
  wishAdded: 'Tersimpan di wishlist',
  wishRemoved: 'Dihapus dari wishlist',
  wishlist: 'Wishlist',
  noWishes: {
    title: 'Wishlist Anda masih kosong',
    hint: 'Tekan tanda hati pada produk yang ingin Anda ingat. Daftarnya mengikuti akun Anda.',
  },
  addToCart: 'Tambah ke keranjang',
  asGift: 'Beli sebagai hadiah',
  added: 'Masuk keranjang',
  openCart: 'Lihat keranjang',
  linkCopied: 'Link disalin ke clipboard!',
  hasAccess: 'You have access to this product',
  purchase: 'Purchase',
  getFree: 'Get Free',
  buy: 'Beli',
  subscribe: 'Berlangganan',
  checking: 'Checking Access...',
  processing: 'Processing...',
  loginFirst: 'Please log in to purchase this product',
  choosePlan: 'Pilih paket',
  trial: (days: number) => `Masa coba ${days} hari untuk pelanggan baru`,
  backToShop: 'Kembali ke Marketplace',
  error: 'Error',
  notFound: 'Produk tidak ditemukan',
  bought: 'Produk berhasil dibeli!',
  page: { free: 'Mulai Belajar', paid: 'Beli Sekarang', busy: 'Memproses...' },
} as const;

/** Why the product of an address is not shown (ERR-065, ERR-066). */
export const detailProblems = {
  not_found: catalogCopy.notFound,
  failed: 'Gagal memuat produk',
} as const;
