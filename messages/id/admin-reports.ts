import { formatCount } from '#shared/money.ts';
import type { CustomerSegment } from '#shared/reports.ts';

export const reportsCopy = {
  title: 'Laporan',
  failed: 'Laporan tidak dapat dimuat',
  comparedTo: (days: string) => `dibanding ${days}`,
  revenue: 'Total pendapatan',
  net: (amount: string) => `Bersih setelah pengembalian: ${amount}`,
  orders: 'Total pesanan',
  freeOrders: (count: number) => `${formatCount(count)} di antaranya gratis`,
  average: 'Rata-rata nilai pesanan',
  averageCaption: 'pendapatan ÷ pesanan',
  refunds: 'Pengembalian',
  refundCount: (count: number) => `${formatCount(count)} kali`,
  rate: 'Rasio pengembalian',
  rateCaption: 'pengembalian ÷ pendapatan',
  none: 'Belum ada',
  unchanged: 'sama',
  fresh: 'baru',
  chart: 'Pendapatan dan pengembalian',
  chartDays: 'Hari',
  chartColumn: (days: string, amounts: { readonly revenue: string; readonly refunds: string }) =>
    `${days}: ${amounts.revenue}, pengembalian ${amounts.refunds}`,
  orderCount: (count: number) => `${formatCount(count)} pesanan`,
  unitCount: (count: number) => `${formatCount(count)} unit`,
  topProducts: {
    title: 'Produk teratas',
    text: 'Menurut nilai yang dibayar',
    empty: 'Belum ada produk terjual.',
  },
  segments: {
    title: 'Segmen pembeli',
    text: 'Pembeli periode ini, menurut seluruh pesanan mereka',
    empty: 'Belum ada pembeli.',
    customers: (count: number) => `${formatCount(count)} pembeli`,
    kinds: {
      new: { label: 'Baru', orders: '1 pesanan' },
      regular: { label: 'Tetap', orders: '2–5 pesanan' },
      vip: { label: 'VIP', orders: '6 pesanan ke atas' },
    } satisfies Record<CustomerSegment, { readonly label: string; readonly orders: string }>,
  },
  refundAnalysis: {
    title: 'Analisis pengembalian',
    empty: 'Tidak ada pengembalian pada periode ini.',
    toWallet: 'Ke dompet',
    toPayment: 'Ke pembayaran asal',
    whole: 'Pesanan dikembalikan penuh',
    wholeOf: (whole: number, all: number) => `${formatCount(whole)} dari ${formatCount(all)}`,
    delay: 'Rata-rata setelah pembelian',
    days: (days: string) => `${days} hari`,
    products: 'Produk yang dikembalikan',
  },
  empty: {
    title: 'Belum ada penjualan pada periode ini',
    hint: 'Begitu ada saldo yang dibelanjakan, pendapatan, pesanan, dan pembelinya tampil di sini.',
    longer: 'Lihat satu tahun',
  },
};
