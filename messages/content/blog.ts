import { inLanguage } from '#shared/language/language.ts';

export const blogCopy = inLanguage({
  id: {
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
    found: (total: number, more: string) => `${total}${more} artikel ditemukan`,
    minutes: (minutes: number) => `${minutes} menit baca`,
  },
  en: {
    title: 'Field notes',
    lede: 'From tills, kitchens, store rooms and waiting rooms: what we tried, how many minutes it saved, and when it is better not to use AI at all.',
    newest: 'Latest',
    read: 'Read the article',
    feed: 'RSS',
    name: 'Blog',
    listPage: (page) => `Field notes, page ${page}`,
    feedTitle: 'Field notes (RSS)',
    loading: 'Loading…',
    count: (total) => (total === 1 ? '1 article' : `${total} articles`),
    found: (total, more) => (total === 1 ? '1 article found' : `${total}${more} articles found`),
    minutes: (minutes) => `${minutes} min read`,
  },
});

export const filterCopy = inLanguage({
  id: {
    search: 'Cari artikel',
    submit: 'Cari',
    category: 'Kategori',
    all: 'Semua Kategori',
    clear: 'Hapus filter',
    forSearch: 'untuk',
    inCategory: 'di',
  },
  en: {
    search: 'Search articles',
    submit: 'Search',
    category: 'Category',
    all: 'All categories',
    clear: 'Clear filters',
    forSearch: 'for',
    inCategory: 'in',
  },
});

export const emptyCopy = inLanguage({
  id: {
    title: 'Belum Ada Artikel',
    filtered: 'Tidak ada tulisan yang cocok. Coba kata lain, atau lihat semua catatan.',
    hint: 'Catatan berikutnya sedang ditulis. Sementara itu, lihat apa yang berubah di usaha lain.',
    portfolio: 'Lihat studi kasus',
  },
  en: {
    title: 'No articles yet',
    filtered: 'No article matches. Try another word, or see all field notes.',
    hint: 'The next note is being written. Until then, see what changed at other businesses.',
    portfolio: 'See the case studies',
  },
});

export const postCopy = inLanguage({
  id: {
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
  },
  en: {
    notFound: 'Post not found',
    notFoundHint: 'The article may have been taken down, or the address has a typo.',
    failed: 'Failed to load blog post',
    failedHint: 'Something went wrong on our side. Try once more, or go back to the articles.',
    retry: 'Try again',
    retrying: 'Loading…',
    back: 'Back to the blog',
    breadcrumb: 'Breadcrumb',
    writtenBy: 'Written by',
    share: 'Share',
    copied: 'Link copied to clipboard!',
    contents: 'Contents',
    tags: 'Tags',
    aboutAuthor: 'About the author',
    guest: (brand) => `Writes on the ${brand} blog from day-to-day work.`,
    related: 'Read next',
    relatedLede: (category) => `More articles in ${category}.`,
  },
});

export const freeAuditCtaCopy = inLanguage({
  id: {
    title: 'Pekerjaan mana yang Anda ulang setiap hari?',
    text: 'Ceritakan dalam audit gratis 30 menit. Kita hitung biayanya dari angka Anda sendiri, dan Anda pulang dengan satu jawaban: mulai dari mana.',
    action: 'Ajukan audit gratis',
  },
  en: {
    title: 'Which task do you repeat every day?',
    text: 'Tell us in a free 30-minute audit. We work out what it costs from your own figures, and you leave with one answer: where to start.',
    action: 'Apply for a free audit',
  },
});
