import { inLanguage } from '#shared/language/language.ts';

export const mailCopy = inLanguage({
  id: {
    hello: (name: string | null) => (name === null ? 'Halo,' : `Halo ${name},`),
    helloTeam: 'Halo Tim,',
    consultant: 'Konsultan AI',
    address: 'Bila tombol tidak berfungsi, salin alamat ini:',
    unsubscribe: 'Berhenti menerima email seperti ini',
    choices: 'Atur apa yang kami kirim',
    seeProduct: 'Lihat produknya',
    free: 'Gratis',
    product: 'Produk',
    order: 'Nomor pesanan',
  },
  en: {
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    helloTeam: 'Hello team,',
    consultant: 'AI consultant',
    address: 'If the button does not work, copy this address:',
    unsubscribe: 'Stop emails like this one',
    choices: 'Choose what we send you',
    seeProduct: 'See the product',
    free: 'Free',
    product: 'Product',
    order: 'Order number',
  },
});
