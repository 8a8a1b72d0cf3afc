import { inLanguage } from '#shared/language/language.ts';

export const devGatewayCopy = inLanguage({
  id: {
    title: 'Pembayaran uji coba',
    kind: 'Gateway uji coba, tanpa uang sungguhan',
    way: 'Cara bayar',
    number: 'Nomor',
    deadline: 'Batas waktu',
    total: 'Total',
    pay: (amount: string) => `Bayar ${amount}`,
    busy: 'Memproses…',
    fail: 'Gagalkan',
    expire: 'Biarkan kedaluwarsa',
    back: 'Kembali ke toko',
  },
  en: {
    title: 'Test payment',
    kind: 'Test gateway, no real money',
    way: 'Payment method',
    number: 'Number',
    deadline: 'Pay before',
    total: 'Total',
    pay: (amount) => `Pay ${amount}`,
    busy: 'Working…',
    fail: 'Let it fail',
    expire: 'Let it expire',
    back: 'Back to the shop',
  },
});
