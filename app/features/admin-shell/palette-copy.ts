export const paletteCopy = {
  title: 'Cari halaman, order, pengguna, atau produk',
  open: 'Cari atau buka halaman',
  actions: 'Tindakan',
  orders: 'Order',
  users: 'Pengguna',
  inactive: 'nonaktif',
} as const;

/** For moderators, who can not search products. */
export const moderatorTitle = 'Cari halaman, order, atau pengguna';
