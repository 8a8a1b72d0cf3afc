import { inLanguage } from '#shared/language/language.ts';
import { formatCount } from '#shared/money/money.ts';

export const pickerCopy = inLanguage({
  id: {
    placeholder: 'Cari judul produk',
    found: 'Produk yang ditemukan',
    searching: 'Mencari…',
    nothing: 'Tidak ada produk dengan kata itu.',
    more: (left: number) => `${formatCount(left)} produk lain. Ketik untuk mempersempit.`,
    failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
  },
  en: {
    placeholder: 'Search product titles',
    found: 'Products found',
    searching: 'Searching…',
    nothing: 'No product matches.',
    more: (left) =>
      `${formatCount(left)} more ${left === 1 ? 'product' : 'products'}. Type to narrow them down.`,
    failed: 'The search failed. Type again to retry.',
  },
});
