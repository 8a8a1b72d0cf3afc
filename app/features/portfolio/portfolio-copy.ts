/** Fixed texts of the portfolio and its case studies (CASE and ERR rows). */
export const portfolioCopy = {
  name: 'Portofolio',
  title: 'Apa yang berubah, dengan angka sebelum dan sesudah',
  lede: 'Setiap cerita dimulai dari satu pekerjaan yang berulang. Kami tulis keadaannya, apa yang dikerjakan, apa yang dibatalkan, dan angkanya setelah itu.',
  description:
    'Studi kasus pemakaian AI di toko, klinik, restoran, pabrik, dan penginapan di Indonesia, masing-masing dengan angka sebelum dan sesudah.',
  key: {
    title: 'Cara membaca gambarnya',
    before: 'Sebelum',
    after: 'Sesudah',
    note: 'Panjang batang sebanding dengan angkanya, dihitung dari nol.',
  },
  search: 'Cari judul, usaha, atau ringkasan',
  industry: 'Industri',
  everyIndustry: 'Semua industri',
  submit: 'Cari',
  loading: 'Memuat…',
  count: (total: number) => `${total} studi kasus`,
  results: 'Angka utama',
  read: 'Baca studi kasus',
  empty: 'No case studies found',
  emptyHint: 'Cerita pertama sedang ditulis. Sementara itu, mari bicarakan usaha Anda.',
  noMatch: 'Tidak ada studi kasus yang cocok dengan pilihan ini.',
  noMatchFor: (search: string) => `Tidak ada studi kasus yang cocok dengan “${search}”.`,
  failedHint: 'Daftar ini belum dapat dimuat. Coba muat sekali lagi.',
  reset: 'Hapus filter',
  retry: 'Muat ulang',
  doors: {
    label: 'Langkah berikutnya',
    talk: {
      title: 'Pekerjaan mana yang berulang di usaha Anda?',
      text: 'Dalam 90 menit kita pilih satu, hitung keadaannya sekarang, dan tulis langkah pertamanya.',
      action: 'Booking Konsultasi',
    },
    shop: {
      title: 'Ingin mulai sendiri dulu?',
      text: 'Template dan alat yang dipakai dalam pekerjaan seperti ini ada di Marketplace.',
      action: 'Lihat Marketplace',
    },
  },
} as const;

/** Fixed texts of one case study. */
export const caseStudyCopy = {
  back: 'Semua studi kasus',
  copied: 'Link copied to clipboard!',
  logo: (company: string) => `Logo ${company}`,
  impact: 'Dampak',
  summary: 'Ringkasan',
  measured: 'Sebelum dan sesudah',
  challenges: 'Tantangan',
  solutions: 'Solusi',
  results: 'Hasil',
  story: 'Cerita lengkap',
  others: 'Semua studi kasus',
  booking: {
    title: 'Ada pekerjaan serupa di usaha Anda?',
    text: 'Bawa satu masalah. Anda pulang dengan angka sekarang, target, dan langkah pertama.',
    action: 'Booking Konsultasi',
  },
  notFound: 'Case Study Tidak Ditemukan',
  notFoundText: 'Case study tidak ditemukan',
  notFoundHint: 'Mungkin alamatnya salah ketik, atau ceritanya sudah tidak diterbitkan.',
  toStudies: 'Lihat studi kasus',
} as const;
