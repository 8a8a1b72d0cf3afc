import { inLanguage } from '#shared/language/language.ts';

export const leftCartPageCopy = inLanguage({
  id: {
    title: 'Keranjang Anda masih di sini',
    lede: 'Harganya harga hari ini. Yang sudah ada di keranjang perangkat ini tetap di sana.',
    slip: 'Isi keranjang',
    submit: 'Lanjutkan',
    busy: 'Membuka…',
    emptyTitle: 'Produknya tidak dijual lagi',
    empty: 'Semua yang ada di keranjang itu sudah habis atau ditarik dari toko.',
    invalidTitle: 'Tautan ini tidak berlaku lagi',
    invalid: 'Tautan keranjang berlaku 14 hari, dan berakhir setelah salah satu isinya dibeli.',
    browse: 'Lihat produk',
  },
  en: {
    title: 'Your cart is still here',
    lede: 'The prices are today’s. What is in the cart of this device already stays there.',
    slip: 'What is in the cart',
    submit: 'Continue',
    busy: 'Opening…',
    emptyTitle: 'The products are no longer sold',
    empty: 'Everything in that cart is sold out or was taken out of the shop.',
    invalidTitle: 'This link no longer works',
    invalid: 'A link to a cart works for 14 days, and ends once something in it was bought.',
    browse: 'See the products',
  },
});
