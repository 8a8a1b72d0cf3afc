/** Words of every command palette. */
export const commandPaletteCopy = {
  pages: 'Halaman',
  products: 'Produk',
  nothing: 'Tidak ada yang cocok.',
  searching: 'Mencari…',
  failed: 'Pencarian tidak berhasil. Halaman tetap dapat dipilih.',
  loading: 'Memuat pencarian…',
  lost: 'Pencarian tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.',
  hint: 'Enter untuk membuka, panah untuk memilih',
};
