import { inLanguage } from '#shared/language/language.ts';

export const discoveryCopy = inLanguage({
  id: {
    page: 'Halaman',
    price: 'Harga',
    available: 'Bisa dibeli sekarang',
    rating: (average: number, count: number) => `Penilaian pemilik: ${average} dari 5 (${count} ulasan)`,
    plans: 'Paket',
    parts: 'Isi paket',
    questions: 'Tanya jawab',
    about: 'Tentang',
    services: 'Layanan',
    products: 'Produk',
    posts: 'Tulisan',
    studies: 'Studi kasus',
    terms: 'Ketentuan',
    currency:
      'Semua harga dalam rupiah penuh, dibayar langsung atau dengan saldo. Setiap tautan di bawah membuka halaman dalam Markdown; tanpa `.md` terbuka halaman untuk orang.',
    other: 'Bahasa lain',
    feed: 'Semua produk dengan harga dan ketersediaan, dalam format Google',
    rss: 'Tulisan terbaru secara lengkap',
    sitemap: 'Semua halaman',
    api: 'API: katalog, pencarian, dan cara program membeli',
  },
  en: {
    page: 'Page',
    price: 'Price',
    available: 'Can be bought now',
    rating: (average, count) =>
      `Rated by owners: ${average} of 5 (${count} ${count === 1 ? 'review' : 'reviews'})`,
    plans: 'Plans',
    parts: 'What is in it',
    questions: 'Questions and answers',
    about: 'About',
    services: 'Services',
    products: 'Products',
    posts: 'Articles',
    studies: 'Case studies',
    terms: 'Terms',
    currency:
      'All prices are whole rupiah, paid at once or from a balance. Each link below opens a page in Markdown; without `.md` it is the page for people.',
    other: 'Other language',
    feed: 'All products with price and availability, in Google’s format',
    rss: 'The newest articles in full',
    sitemap: 'All pages',
    api: 'API: catalogue, search, and how programs buy',
  },
});
