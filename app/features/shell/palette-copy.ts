/** Texts of the command palette. */
export const paletteCopy = {
  title: 'Cari halaman atau produk',
  open: 'Cari',
  placeholder: 'Cari halaman atau produk',
  pages: 'Halaman',
  products: 'Produk',
  nothing: 'Tidak ada yang cocok.',
  hint: 'Enter untuk membuka, panah untuk memilih',
} as const;
