import type { CustomerSegment } from '#shared/reports.ts';

export const reportsCopy = {
  title: 'Reports',
  failed: 'Failed to load reports data',
  periods: 'Periode',
  revenue: 'Total Revenue',
  orders: 'Total Orders',
  average: 'Average Order Value',
  refunds: 'Refunds',
  rate: 'Refund Rate',
  rateCaption: 'refund ÷ revenue',
  none: 'Belum ada',
  unchanged: 'sama',
  fresh: 'baru',
  chart: 'Revenue dan refund',
  chartDays: 'Hari',
  topProducts: {
    title: 'Top Products',
    text: 'Menurut nilai yang dibayar',
    empty: 'Belum ada produk terjual.',
  },
  segments: {
    title: 'Customer Segments',
    text: 'Pembeli periode ini, menurut seluruh order mereka',
    empty: 'Belum ada pembeli.',
  },
  refundAnalysis: { title: 'Refund Analysis', empty: 'Tidak ada refund pada periode ini.' },
  empty: {
    title: 'Belum ada penjualan pada periode ini',
    hint: 'Begitu ada saldo yang dibelanjakan, revenue, order, dan pembelinya tampil di sini.',
    longer: 'Lihat satu tahun',
  },
} as const;

interface SegmentCopy {
  readonly label: string;
  readonly orders: string;
  readonly colour: string;
}

export const segmentCopy: Readonly<Record<CustomerSegment, SegmentCopy>> = {
  new: { label: 'New', orders: '1 order', colour: 'bg-chart-quiet' },
  regular: { label: 'Regular', orders: '2–5 order', colour: 'bg-chart' },
  vip: { label: 'VIP', orders: '6 order ke atas', colour: 'bg-chart-2' },
};
