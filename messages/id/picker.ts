import { formatCount } from '#shared/money/money.ts';

export const pickerCopy = {
  placeholder: 'Cari judul produk',
  found: 'Produk yang ditemukan',
  searching: 'Mencari…',
  nothing: 'Tidak ada produk dengan kata itu.',
  more: (left: number) => `${formatCount(left)} produk lain. Ketik untuk mempersempit.`,
  failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
};
