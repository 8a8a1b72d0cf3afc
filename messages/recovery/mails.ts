import { inLanguage } from '#shared/language/language.ts';

export const leftCartCopy = inLanguage({
  id: {
    subject: (title: string, others: number) =>
      others === 0
        ? `${title} masih di keranjang Anda`
        : `${title} dan ${others} produk lain di keranjang Anda`,
    text: 'Keranjang Anda belum dibayar. Tombol di bawah membukanya lagi, juga di perangkat lain, dengan harga hari ini.',
    once: 'Sudah tidak perlu? Abaikan saja; tentang keranjang ini kami hanya menulis sekali.',
    total: 'Total hari ini',
    open: 'Buka keranjang',
  },
  en: {
    subject: (title, others) =>
      others === 0 ? `${title} is still in your cart` : `${title} and ${others} more in your cart`,
    text: 'Your cart is not paid yet. The button below opens it again, on another device too, at today’s prices.',
    once: 'No longer needed? Ignore this; we write about this cart once only.',
    total: 'Total today',
    open: 'Open the cart',
  },
});

export const trialEndingCopy = inLanguage({
  id: {
    subject: (title: string) => `Masa coba ${title} segera berakhir`,
    text: (title: string, until: string) =>
      `Akses Anda ke ${title} berakhir pada ${until}. Tidak ada yang ditagih. Mau terus memakainya? Lanjutkan langganannya sebelum itu.`,
    once: 'Cukup sampai di sini? Anda tidak perlu melakukan apa pun; kami hanya mengingatkan sekali.',
    product: 'Langganan',
    until: 'Akses sampai',
    price: 'Setelah itu, bila dilanjutkan',
    open: 'Lanjutkan langganan',
  },
  en: {
    subject: (title) => `Your trial of ${title} is about to end`,
    text: (title, until) =>
      `Your access to ${title} ends on ${until}. Nothing is charged. Want to keep using it? Continue the subscription before then.`,
    once: 'Had enough? You need not do anything; we remind you once only.',
    product: 'Subscription',
    until: 'Access until',
    price: 'After that, if you continue',
    open: 'Continue the subscription',
  },
});
