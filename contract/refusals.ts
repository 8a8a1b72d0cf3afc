import type { RefusalShape } from './endpoint.ts';

// What several endpoints say alike.
export const PRODUCT_NOT_FOUND = {
  status: 404,
  message: { id: 'Produk tidak ditemukan', en: 'Product not found' },
} as const satisfies RefusalShape;
export const USER_NOT_FOUND = {
  status: 404,
  message: { id: 'Pengguna tidak ditemukan.', en: 'User not found.' },
} as const satisfies RefusalShape;
export const ORDER_NOT_FOUND = {
  status: 404,
  message: { id: 'Pesanan tidak ditemukan.', en: 'Order not found.' },
} as const satisfies RefusalShape;
export const FILE_NOT_FOUND = {
  status: 404,
  message: { id: 'Berkas tidak ditemukan.', en: 'File not found.' },
} as const satisfies RefusalShape;
