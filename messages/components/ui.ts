import { inLanguage } from '#shared/language/language.ts';

export const uiCopy = inLanguage({
  id: {
    theme: 'Tema',
    light: 'Terang',
    dark: 'Gelap',
    cart: (count: number) => (count === 0 ? 'Keranjang, kosong' : `Keranjang, ${count} barang`),
    devMode: 'Mode dev',
    skip: 'Langsung ke isi',
    priceBefore: 'Harga semula',
  },
  en: {
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    cart: (count) => (count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
    devMode: 'Dev mode',
    skip: 'Skip to content',
    priceBefore: 'Original price',
  },
});
