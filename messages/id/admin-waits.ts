export const waitsCopy = {
  title: 'Yang menunggu produk',
  short: 'Menunggu',
  list: 'Daftar tunggu',
  table: 'Daftar tunggu',
  products: 'Produk yang ditunggu',
  summary: (waiting: number, unconfirmed: number, mailed: number) =>
    `${waiting} menunggu, ${unconfirmed} belum konfirmasi, ${mailed} sudah dikabari`,
  count: (count: string) => `${count} alamat`,
  search: 'Alamat atau produk',
  failed: 'Daftar tunggu tidak dapat dimuat',
  none: {
    title: 'Belum ada yang menunggu',
    hint: 'Di halaman produk yang segera hadir atau habis, pengunjung dapat meminta kabar.',
  },
  noMatch: 'Tidak ada yang cocok',
  columns: {
    place: 'Urutan',
    address: 'Alamat',
    product: 'Produk',
    event: 'Menunggu',
    state: 'Status',
    since: 'Sejak',
  },
  events: { launch: 'Rilis', restock: 'Stok' },
  states: { unconfirmed: 'Belum konfirmasi', waiting: 'Menunggu', mailed: 'Sudah dikabari', left: 'Keluar' },
};
