import { inLanguage } from '#shared/language/language.ts';

export const mailCopy = inLanguage({
  id: {
    hello: (name: string | null) => (name === null ? 'Halo,' : `Halo ${name},`),
    helloTeam: 'Halo Tim,',
    consultant: 'Konsultan AI',
    address: 'Bila tombol tidak berfungsi, salin alamat ini:',
    unsubscribe: 'Berhenti menerima email seperti ini',
    product: 'Produk',
    order: 'Nomor pesanan',
  },
  en: {
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    helloTeam: 'Hello team,',
    consultant: 'AI consultant',
    address: 'If the button does not work, copy this address:',
    unsubscribe: 'Stop emails like this one',
    product: 'Product',
    order: 'Order number',
  },
});
