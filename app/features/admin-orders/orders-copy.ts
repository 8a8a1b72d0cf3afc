import { orderStatuses } from '#shared/orders.ts';

export const ordersCopy = {
  title: 'Orders Management',
  search: 'ID order, nama, atau e-mail',
  failed: 'Failed to load orders',
  none: { title: 'Belum ada order', hint: 'Setiap pembelian muncul di sini begitu saldonya terpotong.' },
  noMatch: { title: 'Tidak ada order yang cocok', hint: 'Ubah kata pencarian atau saringannya.' },
} as const;

export const statusOptions: Readonly<Record<string, string>> = Object.fromEntries(
  orderStatuses.map((status) => [status, status]),
);
