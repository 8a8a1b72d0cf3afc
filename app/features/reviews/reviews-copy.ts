/** The id of the form. */
export const REVIEW_FORM = 'review';

/** Texts of the reviews (DECISIONS 26). */
export const reviewsCopy = {
  title: 'Ulasan pemilik',
  none: 'Belum ada ulasan.',
  noneHint: 'Ulasan hanya ditulis oleh orang yang memiliki produk ini.',
  failed: 'Ulasan belum dapat dimuat.',
  write: 'Tulis ulasan',
  edit: 'Ubah ulasan Anda',
  yours: 'Ulasan Anda',
  rating: 'Nilai Anda',
  body: 'Ulasan',
  lede: 'Apa yang terpakai di usaha Anda, dan apa yang kurang?',
  publicName: 'Ditampilkan dengan nama depan dan inisial Anda.',
  save: 'Simpan ulasan',
  saving: 'Menyimpan...',
  cancel: 'Batal',
  remove: 'Hapus ulasan',
  removeQuestion: 'Hapus ulasan Anda untuk produk ini?',
  removeYes: 'Ya, hapus',
  saved: 'Ulasan tersimpan',
  removed: 'Ulasan dihapus',
  back: 'Kembali ke pembelian',
  seeAll: 'Lihat semua ulasan',
  edited: 'diubah',
} as const;
