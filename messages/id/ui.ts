export const uiCopy = {
  theme: 'Tema',
  light: 'Terang',
  dark: 'Gelap',
  cart: (count: number) => (count === 0 ? 'Keranjang, kosong' : `Keranjang, ${count} barang`),
  devMode: 'Mode dev',
  skip: 'Langsung ke isi',
  priceBefore: 'Harga semula',
};
