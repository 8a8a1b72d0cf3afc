import type { featureIcons } from '#shared/shop/catalog.ts';

type Icons = Readonly<Record<(typeof featureIcons)[number], string>>;

const icons: Icons = {
  default: 'Centang',
  video: 'Video',
  book: 'Buku',
  tools: 'Alat',
  'case-study': 'Studi kasus',
  certificate: 'Sertifikat',
  lifetime: 'Seumur hidup',
  wrench: 'Kunci pas',
  'file-text': 'Dokumen',
  award: 'Penghargaan',
  infinity: 'Tak terbatas',
};

export const formCopy = {
  create: { 'one-time': 'Produk One-Time baru', subscription: 'Produk Subscription baru' },
  back: 'Kembali',
  preview: 'Pratinjau',
  update: 'Perbarui',
  saveDraft: 'Simpan draf',
  publish: 'Terbitkan',
  fetchFailed: 'Gagal mengambil data produk',
  leave: (title: string) => `Tinggalkan ${title}?`,
  cards: {
    basic: 'Informasi dasar',
    features: 'Fitur',
    media: 'Media',
    pageText: 'Teks halaman',
    price: 'Harga',
    cta: 'Tautan ajakan',
    settings: 'Pengaturan',
    comingSoon: 'Segera hadir',
    preview: 'Pratinjau',
    course: 'Modul dan pelajaran',
    files: 'Berkas untuk pembeli',
    parts: 'Isi paket',
    times: 'Jam sesi',
    details: 'Rincian',
    search: 'Mesin pencari',
    subscriptionFeatures: 'Fitur langganan',
    variants: 'Varian produk',
    subscription: 'Pengaturan langganan',
    builder: 'Penyusun konten produk',
  },
  /** Fields whose value is text, by name. */
  texts: {
    title: 'Judul',
    slug: 'Slug',
    category: 'Kategori',
    short_description: 'Deskripsi singkat',
    description: 'Deskripsi',
    content_body: 'Isi halaman',
    cta_text: 'Teks tombol',
    cta_link: 'Alamat tautan',
    language: 'Bahasa',
    instructor_name: 'Pengajar',
    instructor_avatar: 'Foto pengajar',
    instructor_bio: 'Tentang pengajar',
    meta_title: 'Judul meta',
    meta_description: 'Deskripsi meta',
    difficulty_level: 'Tingkat',
  },
  fields: {
    type: 'Jenis',
    bodyHint: 'Kosong: halaman produk menampilkan deskripsi di atas.',
    price: 'Harga',
    original: 'Harga coret',
    ctaTextHint: 'Pada freebie: kata di tombol klaim. Pada yang lain: kata di tautan ini.',
    ctaLinkHint: 'Tampil di halaman produk, di samping tombol beli. Kosong: tidak ada tautan.',
    slugHint: 'Kosong: dibuat dari judul. Mengubahnya mematikan tautan yang sudah tersebar.',
    featured: 'Featured',
    featuredHint: 'Tampil paling depan di toko.',
    active: 'Aktif',
    activeHint: 'Tampil di toko dan dapat dibeli.',
    comingSoonHint: 'Bisa dilihat, belum bisa dibeli.',
    launch: 'Tanggal Launch',
    stock: 'Stok',
    stockHint: 'Kosong berarti tidak terbatas.',
    duration: 'Durasi (jam)',
    requirements: 'Prasyarat, satu per baris',
    tags: 'Tag, dipisah koma',
    students: 'Peserta paling banyak',
    start: 'Mulai',
    cycle: 'Siklus tagihan',
    renewal: 'Perpanjangan otomatis',
    trial: 'Masa coba (hari)',
    trialHint: '0 berarti tanpa masa coba.',
    text: 'Teks',
    icon: 'Ikon',
    name: 'Nama',
    explanation: 'Penjelasan',
    moduleTitle: 'Judul modul',
    lessonLength: 'Durasi',
    lessonBody: 'Isi pelajaran',
    isPreview: 'Gratis dilihat',
    isPreviewHint: 'Semua orang dapat membaca dan menontonnya; dokumennya tetap untuk pemilik.',
    inOrder: 'Pelajaran dibuka berurutan',
    inOrderHint: 'Sebuah pelajaran terbuka setelah semua pelajaran sebelumnya selesai.',
    opensAfterDays: 'Terbuka berapa hari setelah pembelian',
    embedUrl: 'Atau alamat video di situs lain',
    embedHint: (hosts: string) =>
      `Video tidak terdaftar (unlisted) di ${hosts}. Siapa pun yang tahu alamatnya dapat menontonnya di sana; unggahan di sini terlindungi.`,
    embedClosed: 'Belum ada situs video yang dibuka. Bukalah di Pengaturan, kelompok Kursus dan unggahan.',
    opensAfterDaysHint: 'Kosong: langsung terbuka.',
    opensAt: 'Atau terbuka pada (WIB)',
    opensAtHint: 'Sama untuk semua pembeli.',
    access: 'Tingkat akses',
    details: 'Rincian',
    lines: 'Fitur, satu per baris',
    endpoints: 'Endpoint layanan, satu per baris',
    content: 'Isi langganan',
    example: 'Contoh langganan',
    limits: 'Batas pemakaian, kunci: nilai per baris',
    specifications: 'Spesifikasi, kunci: nilai per baris',
    metadata: 'Metadata, kunci: nilai per baris',
    none: 'Tidak ditentukan',
  },
  add: {
    feature: 'Tambah fitur',
    benefit: 'Tambah fitur langganan',
    module: 'Tambah modul',
    lesson: 'Tambah pelajaran',
    variant: 'Tambah varian',
  },
  access: { basic: 'dasar', standard: 'standar', premium: 'premium', enterprise: 'perusahaan' },
  icons,
  remove: (what: string) => `Hapus ${what}`,
  move: (what: string) => `Pindahkan ${what}`,
  has: {
    video: 'Video',
    captioned: 'Video dengan takarir',
    embed: 'Video di situs lain',
    text: 'Teks',
    document: 'Dokumen',
  },
  wrong: 'Ada yang perlu diperbaiki',
  featureAt: (place: number) => `Fitur ${place}`,
  moduleAt: (place: number) => `Modul ${place}`,
  lessonAt: (place: number) => `Pelajaran ${place}`,
  lessonsIn: (count: number) => `${count} pelajaran`,
  opensAfterDays: (days: string) => `Hari ke-${days}`,
  opensAt: (moment: string) => `Terbuka ${moment}`,
  variantAt: (place: number) => `Varian ${place}`,
  inactive: 'tidak aktif',
  freeHint: 'Tulis 0 kalau gratis.',
  originalHint: 'Kosong: tidak ada harga coret.',
  sameText: 'sama dengan deskripsi',
  more: 'Isi dan batas paket',
};

/** What a bundle is made of. */
export const partsCopy = {
  intro:
    'Dua sampai dua puluh produk sekali beli. Pembeli menerima semuanya sekaligus, masing-masing seperti dibeli sendiri; yang sudah dimiliki mengurangi harganya.',
  add: 'Tambah produk',
  search: 'Cari judul produk',
  unsold: 'Tidak dijual',
  saves: (alone: string, price: string, percent: number) =>
    `Dibeli satu per satu ${alone}, sebagai paket ${price}: hemat ${percent}%.`,
  savesNothing: (alone: string) => `Dibeli satu per satu ${alone}: harga paket ini belum lebih hemat.`,
  nothing: 'Tidak ada produk lain dengan kata itu.',
  failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
};

/** Values as two admins compare them. */
export const fieldValueCopy = {
  file: (title: string, description: string) => (description === '' ? title : `${title} (${description})`),
  yes: 'Ya',
  no: 'Tidak',
  per: (unit: string) => `per ${unit}`,
  once: 'sekali',
  medium: (type: 'image' | 'video', place: number, alt: string) =>
    `${type === 'image' ? 'Gambar' : 'Video'} ${place}${alt === '' ? '' : `: ${alt}`}`,
  module: (title: string, lessons: number) => `${title} (${lessons} pelajaran)`,
};

/** The words of the public page. */
export const livePreviewCopy = {
  shown: 'Yang dipratinjau',
  card: 'Kartu',
  page: 'Halaman',
  files: 'Yang diterima pembeli',
  untitled: 'Judul produk',
  noPrice: '–',
  noText: 'Deskripsi singkat tampil di sini.',
  free: 'Gratis',
  save: (amount: string) => `Hemat ${amount}`,
  buy: 'Beli Sekarang',
  getFree: 'Ambil gratis',
  subscribe: 'Berlangganan',
  trial: 'Mulai masa coba',
  soon: 'Segera hadir',
  variants: 'Paket',
  launch: (day: string) => `Tersedia ${day}`,
};

export const conflictCopy = {
  title: 'Sudah diubah sejak Anda membukanya',
  text: (who: string) =>
    `${who} menyimpan produk ini setelah Anda membukanya. Pilih nilai untuk setiap isian yang berbeda.`,
  somebody: 'Admin lain',
  mine: 'Yang Anda tulis',
  theirs: 'Yang tersimpan',
  apply: 'Pakai pilihan ini',
  empty: '(kosong)',
  inside: 'Isi di dalamnya berbeda.',
};

interface SaidRules {
  readonly minutes: number;
  readonly min_notice_hours: number;
  readonly horizon_days: number;
  readonly change_until_hours: number;
  readonly sessions: number;
}

export const timesCopy = {
  saveFirst: 'Simpan produknya dulu. Setelah itu Anda mengatur kapan ia bisa dipesan.',
  none: 'Belum ada jam, jadi dibeli tanpa memilih waktu.',
  rules: (
    { minutes, min_notice_hours, horizon_days, change_until_hours, sessions }: SaidRules,
    days: number,
  ) =>
    `${minutes} menit, ${days === 0 ? 'pada tanggal tertentu' : `${days} hari dalam seminggu`}. Dipesan dari ${min_notice_hours} jam sampai ${horizon_days} hari ke depan, dan bisa dipindah sampai ${change_until_hours} jam sebelumnya.${sessions > 1 ? ` Sekali beli untuk ${sessions} sesi.` : ''}`,
  set: 'Atur jam',
  change: 'Ubah jam',
};

export const readinessCopy = {
  title: 'Siap dijual',
  all: 'Semua yang dibutuhkan pembeli sudah ada.',
  missing: (count: number) => `${count} hal lagi sebelum dijual.`,
  items: {
    title: { met: 'Judul ada', missing: 'Judul belum diisi' },
    price: { met: 'Harga bisa dibayar', missing: 'Harga belum diisi dengan angka' },
    parts: { met: 'Isi paket lengkap', missing: 'Pilih minimal dua produk yang sedang dijual' },
    times: { met: 'Ada jam yang bisa dipilih', missing: 'Belum ada jam yang bisa dipilih' },
    sale: { met: 'Harga coret benar', missing: 'Harga coret harus di atas harga' },
    promise: { met: 'Janji satu kalimat ada', missing: 'Deskripsi singkat belum diisi' },
    description: { met: 'Halaman menjelaskan produk', missing: 'Deskripsi belum diisi' },
    goods: {
      met: 'Pembeli menerima sesuatu',
      missing: 'Belum ada berkas, pelajaran, atau tautan untuk pembeli',
    },
    stock: { met: 'Stok ada', missing: 'Stok 0: tidak bisa dibeli' },
    launch: { met: 'Tanggal launch ada', missing: 'Tanggal launch belum diisi' },
  },
};
