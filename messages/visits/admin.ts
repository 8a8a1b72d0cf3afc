import { inLanguage } from '#shared/language/language.ts';
import { formatCount } from '#shared/money/money.ts';

export const reportTabsCopy = inLanguage({
  id: { label: 'Laporan', sales: 'Penjualan', visits: 'Asal pembeli' },
  en: { label: 'Reports', sales: 'Sales', visits: 'Where buyers come from' },
});

export const visitsCopy = inLanguage({
  id: {
    title: 'Asal pembeli',
    failed: 'Asal pembeli tidak dapat dimuat',
    csv: 'Unduh CSV',
    links: 'Tautan pendek',
    only: (product: string) => `Hanya ${product}`,
    all: 'Semua produk',
    funnel: 'Dari kunjungan sampai dibayar',
    steps: {
      visits: 'Kunjungan',
      product_visits: 'Sampai ke produk',
      checkouts: 'Membuka checkout',
      orders: 'Pesanan',
    },
    ofVisits: (share: string) => `${share}% kunjungan`,
    paid: 'Nilai pesanan',
    perVisit: (amount: string) => `${amount} per kunjungan`,
    unknown: (count: number, amount: string) =>
      `Di luar ini: ${formatCount(count)} pesanan tanpa kunjungan yang diketahui, ${amount}`,
    chart: 'Kunjungan per hari',
    chartEmpty: 'Belum ada kunjungan pada periode ini.',
    visitCount: (count: number) => `${formatCount(count)} kunjungan`,
    sources: 'Sumber',
    products: 'Produk',
    others: (count: number) => `${formatCount(count)} sumber lain ada di CSV.`,
    columns: {
      source: 'Sumber',
      product: 'Produk',
      visits: 'Kunjungan',
      product_visits: 'Ke produk',
      checkouts: 'Checkout',
      orders: 'Pesanan',
      amount: 'Nilai',
    },
    short: {
      visits: (count: string) => `${count} kunjungan`,
      product_visits: (count: string) => `${count} ke produk`,
      checkouts: (count: string) => `${count} checkout`,
      orders: (count: string) => `${count} pesanan`,
    },
    notCounted: (crawlers: number, headless: number) =>
      `Tidak dihitung: ${formatCount(crawlers)} perayap dan ${formatCount(headless)} peramban otomatis. ` +
      'Pengunjung yang meminta tidak dilacak juga tidak dihitung.',
    empty: {
      title: 'Belum ada kunjungan pada periode ini',
      hint: 'Begitu halaman situs dibuka, asal pengunjung dan yang mereka beli tampil di sini, tanpa cookie.',
    },
  },
  en: {
    title: 'Where buyers come from',
    failed: 'Where buyers come from could not be loaded',
    csv: 'Download CSV',
    links: 'Short links',
    only: (product) => `Only ${product}`,
    all: 'All products',
    funnel: 'From visit to paid',
    steps: {
      visits: 'Visits',
      product_visits: 'Came to a product',
      checkouts: 'Opened a checkout',
      orders: 'Orders',
    },
    ofVisits: (share) => `${share}% of visits`,
    paid: 'Paid in these orders',
    perVisit: (amount) => `${amount} a visit`,
    unknown: (count, amount) =>
      `Besides: ${formatCount(count)} ${count === 1 ? 'order' : 'orders'} without a known visit, ${amount}`,
    chart: 'Visits a day',
    chartEmpty: 'No visits in this period yet.',
    visitCount: (count) => `${formatCount(count)} ${count === 1 ? 'visit' : 'visits'}`,
    sources: 'Sources',
    products: 'Products',
    others: (count) => `${formatCount(count)} more ${count === 1 ? 'source is' : 'sources are'} in the CSV.`,
    columns: {
      source: 'Source',
      product: 'Product',
      visits: 'Visits',
      product_visits: 'To a product',
      checkouts: 'Checkout',
      orders: 'Orders',
      amount: 'Amount',
    },
    short: {
      visits: (count) => `${count} ${count === '1' ? 'visit' : 'visits'}`,
      product_visits: (count) => `${count} to a product`,
      checkouts: (count) => `${count} ${count === '1' ? 'checkout' : 'checkouts'}`,
      orders: (count) => `${count} ${count === '1' ? 'order' : 'orders'}`,
    },
    notCounted: (crawlers, headless) =>
      `Not counted: ${formatCount(crawlers)} ${crawlers === 1 ? 'crawler' : 'crawlers'} and ` +
      `${formatCount(headless)} automated ${headless === 1 ? 'browser' : 'browsers'}. ` +
      'Visitors who ask not to be followed are not counted either.',
    empty: {
      title: 'No visits in this period yet',
      hint: 'As soon as pages of the site are opened, where visitors come from and what they buy appears here, without a cookie.',
    },
  },
});
