import type { ClassPlaceKind } from '#shared/bookings/classes.ts';

/** One product: its page and its dialog in the shop. */
export const productCopy = {
  back: 'Kembali ke Marketplace',
  error: 'Terjadi kesalahan',
  /** Why the product of an address is not shown (ERR-065, ERR-066). */
  problems: { not_found: 'Produk tidak ditemukan', failed: 'Gagal memuat produk' },
  notFoundHint: 'Mungkin produk ini sudah tidak dijual, atau alamatnya salah ketik.',
  linkCopied: 'Link disalin ke clipboard!',
  buyBox: 'Pembelian',
  page: { free: 'Mulai Belajar', paid: 'Beli Sekarang', busy: 'Memproses...' },
  /** Of the bar at the bottom, which repeats the button. */
  bar: { free: 'Ambil gratis', paid: 'Beli', busy: 'Memproses...' },
  dialog: { free: 'Ambil gratis', paid: 'Beli', busy: 'Memproses...', checking: 'Memeriksa akses…' },
  comingSoonNote: 'Harga diumumkan begitu dibuka',
  choosePlan: 'Pilih paket',
  chooseTime: 'Pilih waktu',
  talkFirst: 'Bicarakan dulu',
  talkMessage: (title: string) => `Halo, saya ingin bicara dulu tentang ${title}.`,
  person: 'Yang mengerjakan',
  trial: (days: number) => `Masa coba ${days} hari untuk pelanggan baru`,
  hasAccess: 'Produk ini sudah Anda miliki',
  facts: {
    type: 'Jenis',
    status: 'Status',
    active: 'Aktif',
    inactive: 'Tidak aktif',
    launch: 'Tanggal rilis',
  },
  saving: 'Hemat',
  lifetime: 'Akses seumur hidup',
  download: 'Download materi',
  files: (count: number) => `${count} berkas`,
  pages: (count: number) => `${count} halaman`,
  sheets: (count: number) => `${count} tab`,
  contents: 'Yang Anda terima',
  contentsHint: 'Semua berkas terbuka di Pembelian Anda begitu dibayar.',
  courseHint: 'Terbuka di akun Anda begitu dibayar, dalam urutan yang Anda suka.',
  includedHint: 'Ini semua yang termasuk dalam harganya.',
  lessons: (count: number) => `${count} pelajaran`,
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(' ');
  },
  ofLessons: (length: string) => `${length} pelajaran`,
  withReading: (length: string) => `${length} dengan bacaan`,
  tryLesson: 'Coba satu pelajaran, gratis',
  freeLesson: 'Pelajaran gratis',
  readLesson: 'Baca pelajarannya',
  safeStart: {
    title: 'Uang Anda tetap aman di awal',
    text: (days: string, opened: number, lessons: number) =>
      `Buka sampai ${opened} dari ${lessons} pelajaran, tanpa mengunduh berkas. Bila tidak cocok, dana kembali penuh dalam ${days} hari. Sebelum pelajaran berikutnya dibuka, pemutar memberi tahu bahwa hak itu berakhir.`,
    refunded: 'Dana kembali penuh',
    kept: 'Tidak bisa kembali',
  },
  balance: {
    enough: (amount: string) => `Saldo Anda ${amount}, cukup untuk produk ini.`,
    short: (amount: string, rest: string) =>
      `Saldo Anda ${amount} ikut dipakai. ${rest} sisanya dibayar sekaligus saat membeli.`,
    none: 'Bayar langsung sesuai harga, tanpa mengisi saldo dulu.',
    visitor: 'Bayar langsung tanpa akun, atau dengan saldo rupiah Anda.',
  },
  questions: 'Sebelum Anda membeli',
  moreQuestions: 'Belum terjawab?',
  askWhatsapp: 'Tanya lewat WhatsApp',
  askUs: 'Tanya kami',
  related: 'Lihat juga',
  buyBar: 'Beli produk ini',
  features: 'Fitur Utama',
  requirements: 'Persyaratan',
  description: 'Deskripsi Lengkap',
  modules: 'Konten Kursus',
  details: { course: 'Detail Kursus', product: 'Detail Produk' },
  duration: 'Durasi',
  moduleCount: 'Modul',
  level: 'Level',
  language: 'Bahasa',
  languages: { id: 'Indonesia', en: 'Inggris' },
  category: 'Kategori',
  capacity: 'Kapasitas',
  seats: (count: number) => `${count} peserta`,
  start: 'Mulai',
  schedule: 'Jadwal',
  session: (number: number) => `Sesi ${number}`,
  sessionOver: 'sudah lewat',
  sessionCount: (count: number, coming: number, minutes: number | null) => {
    const length = minutes === null ? '' : `, ${minutes}\u00a0menit`;
    return coming === count
      ? `${count} sesi langsung${length}, mulai`
      : `Tersisa ${coming} dari ${count} sesi langsung${length}, berikutnya`;
  },
  classPlace: { meeting: 'Online', address: 'Tatap muka' } satisfies Record<ClassPlaceKind, string>,
  instructor: 'Instruktur',
  tags: 'Tag',
  openGallery: (count: number) => `Buka galeri, ${count} media`,
  gallery: (title: string) => `Galeri ${title}`,
  previous: 'Sebelumnya',
  next: 'Berikutnya',
};
