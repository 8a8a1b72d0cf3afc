import { inLanguage } from '#shared/language/language.ts';

export const commandPaletteCopy = inLanguage({
  id: {
    pages: 'Halaman',
    products: 'Produk',
    nothing: 'Tidak ada yang cocok.',
    searching: 'Mencari…',
    failed: 'Pencarian tidak berhasil. Halaman tetap dapat dipilih.',
    loading: 'Memuat pencarian…',
    lost: 'Pencarian tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.',
    hint: 'Enter untuk membuka, panah untuk memilih',
  },
  en: {
    pages: 'Pages',
    products: 'Products',
    nothing: 'Nothing matches.',
    searching: 'Searching…',
    failed: 'The search failed. Pages can still be chosen.',
    loading: 'Loading the search…',
    lost: 'The search could not be loaded. Check your connection, then try again.',
    hint: 'Press Enter to open, arrow keys to choose',
  },
});
