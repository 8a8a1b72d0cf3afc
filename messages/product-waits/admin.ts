import { inLanguage } from '#shared/language/language.ts';

export const waitsCopy = inLanguage({
  id: {
    title: 'Yang menunggu produk',
    short: 'Menunggu',
    list: 'Daftar tunggu',
    table: 'Daftar tunggu',
    products: 'Produk yang ditunggu',
    summary: (waiting: number, unconfirmed: number, mailed: number) =>
      `${waiting} menunggu, ${unconfirmed} belum konfirmasi, ${mailed} sudah dikabari`,
    wave: (notified: number, stock: number | null) =>
      stock === null ? `${notified} dikabari` : `${notified} dikabari untuk ${stock} unit`,
    waveBought: (bought: number) => `${bought} membeli`,
    waveNext: (moment: string) => `Berikutnya ${moment}`,
    waveEnded: 'Habis terjual',
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
    states: {
      unconfirmed: 'Belum konfirmasi',
      waiting: 'Menunggu',
      mailed: 'Sudah dikabari',
      left: 'Keluar',
    },
  },
  en: {
    title: 'Waitlist',
    short: 'Waiting',
    list: 'Waiting list',
    table: 'Waiting list',
    products: 'Products people are waiting for',
    summary: (waiting, unconfirmed, mailed) =>
      `${waiting} waiting, ${unconfirmed} not confirmed, ${mailed} notified`,
    wave: (notified, stock) =>
      stock === null
        ? `${notified} notified`
        : `${notified} notified for ${stock} ${stock === 1 ? 'unit' : 'units'}`,
    waveBought: (bought) => `${bought} bought`,
    waveNext: (moment) => `Next ${moment}`,
    waveEnded: 'Sold out',
    count: (count) => `${count} ${count === '1' ? 'address' : 'addresses'}`,
    search: 'Address or product',
    failed: 'Failed to load the waiting list',
    none: {
      title: 'Nobody is waiting yet',
      hint: 'Visitors can ask to be notified on the page of a product that is coming soon or sold out.',
    },
    noMatch: 'No matches',
    columns: {
      place: 'Place',
      address: 'Address',
      product: 'Product',
      event: 'Waits for',
      state: 'State',
      since: 'Since',
    },
    events: { launch: 'Launch', restock: 'Stock' },
    states: { unconfirmed: 'Not confirmed', waiting: 'Waiting', mailed: 'Notified', left: 'Left' },
  },
});
