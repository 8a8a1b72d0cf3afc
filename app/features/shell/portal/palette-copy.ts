/** Texts of the portal's command palette. */
export const paletteCopy = {
  title: 'Cari halaman atau produk',
  open: 'Cari',
} as const;
