/** Texts of the admin's command palette. */
export const paletteCopy = {
  title: 'Cari halaman, order, pengguna, atau produk',
  open: 'Cari atau buka halaman',
  actions: 'Tindakan',
  orders: 'Order',
  users: 'Pengguna',
  inactive: 'nonaktif',
} as const;

/** The same without what a moderator does not find. */
export const moderatorTitle = 'Cari halaman, order, atau pengguna';
