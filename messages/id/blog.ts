export const blogCopy = {
  title: 'Catatan lapangan',
  lede: 'Dari meja kasir, dapur, gudang, dan ruang tunggu: apa yang dicoba, berapa menit yang kembali, dan kapan lebih baik tidak memakai AI sama sekali.',
  newest: 'Terbaru',
  read: 'Baca artikel',
  feed: 'RSS',
  name: 'Blog',
  listPage: (page: number) => `Catatan lapangan, halaman ${page}`,
  feedTitle: 'Catatan lapangan (RSS)',
  loading: 'Memuat…',
  count: (total: number) => `${total} artikel`,
  found: (total: number) => `${total} artikel ditemukan`,
  minutes: (minutes: number) => `${minutes} menit baca`,
};

export const filterCopy = {
  search: 'Cari artikel',
  submit: 'Cari',
  category: 'Kategori',
  all: 'Semua Kategori',
  clear: 'Hapus filter',
  forSearch: 'untuk',
  inCategory: 'di',
};

export const emptyCopy = {
  title: 'Belum Ada Artikel',
  filtered: 'Tidak ada tulisan yang cocok. Coba kata lain, atau lihat semua catatan.',
  hint: 'Catatan berikutnya sedang ditulis. Sementara itu, lihat apa yang berubah di usaha lain.',
  portfolio: 'Lihat studi kasus',
};

export const postCopy = {
  notFound: 'Tulisan tidak ditemukan',
  notFoundHint: 'Mungkin tulisan ini sudah ditarik, atau alamatnya salah ketik.',
  failed: 'Tulisan belum dapat dimuat',
  failedHint: 'Ada yang tidak berjalan di pihak kami. Coba sekali lagi, atau kembali ke daftar artikel.',
  retry: 'Coba lagi',
  retrying: 'Memuat…',
  back: 'Kembali ke Blog',
  breadcrumb: 'Letak halaman',
  writtenBy: 'Ditulis oleh',
  share: 'Bagikan',
  copied: 'Link disalin ke clipboard!',
  contents: 'Daftar isi',
  tags: 'Tag',
  aboutAuthor: 'Tentang penulis',
  guest: (brand: string) => `Menulis di blog ${brand} dari pekerjaannya sehari-hari.`,
  related: 'Baca juga',
  relatedLede: (category: string) => `Tulisan lain tentang ${category.toLowerCase()}.`,
};

export const freeAuditCtaCopy = {
  title: 'Pekerjaan mana yang Anda ulang setiap hari?',
  text: 'Ceritakan dalam audit gratis 30 menit. Kita hitung biayanya dari angka Anda sendiri, dan Anda pulang dengan satu jawaban: mulai dari mana.',
  action: 'Ajukan audit gratis',
};
