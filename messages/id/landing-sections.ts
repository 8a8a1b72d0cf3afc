/** What others say, read and ask. */
export const testimonialsCopy = {
  title: 'Kata mereka yang menjalankannya',
  note: 'Contoh testimoni: peran dan jenis usahanya saja.',
};

export const blogCopy = {
  title: 'Catatan lapangan',
  all: 'Semua artikel',
  carousel: 'Artikel terbaru',
  previous: 'Artikel sebelumnya',
  next: 'Artikel berikutnya',
  /** Stand in when no post can be loaded (PUB-084); they have no page of their own. */
  samples: [
    {
      category: 'Layanan Pelanggan',
      title: 'Tulis dulu jawabannya, baru pasang chatbot',
      excerpt:
        'Dua puluh pertanyaan yang paling sering, ditulis dengan kata-kata Anda sendiri, mengerjakan separuh pekerjaan.',
      date: '2026-11-02',
    },
    {
      category: 'Keuangan',
      title: 'Berapa biaya pekerjaan yang Anda ulang?',
      excerpt: 'Hitung menit, kalikan hari, kalikan upah. Angkanya lebih jujur daripada perasaan lelah.',
      date: '2026-10-19',
    },
    {
      category: 'Stok & Gudang',
      title: 'Stok opname mingguan yang selesai 40 menit',
      excerpt: 'Bukan menghitung semua, melainkan menghitung yang paling sering selisih.',
      date: '2026-10-05',
    },
    {
      category: 'Tim',
      title: 'SOP yang benar-benar dibaca',
      excerpt: 'Satu halaman, satu pekerjaan, ditempel di tempat pekerjaannya dilakukan.',
      date: '2026-09-21',
    },
  ],
};

export const resourcesCopy = {
  title: 'Ambil dulu, gratis',
  text: 'Alat kerja yang saya pakai sendiri, tanpa biaya. Masuk, klaim, langsung terbuka di akun Anda.',
  portal: 'Buka User Portal',
  login: 'Login untuk Akses Freebies',
  all: 'Lihat isi freebies',
  community: {
    title: 'Grup WhatsApp pemilik usaha',
    members: 'anggota',
    text: 'Bertanya kapan saja, dijawab sesama pemilik, dengan satu materi baru setiap minggu.',
    join: 'Gabung komunitas',
    enter: 'Buka grup anggota',
  },
};

export const faqCopy = {
  title: 'Yang biasanya ditanyakan dulu',
  more: 'Pertanyaan lain?',
  whatsapp: 'Tulis lewat WhatsApp',
  contact: 'Tulis lewat formulir kontak',
  hours: 'dibalas pada jam kerja',
  empty: 'Belum ada pertanyaan di sini.',
};

export const quoteCopy = {
  label: 'Penutup',
  quote: 'Alat yang baik tidak membuat Anda merasa canggih. Ia membuat Anda pulang sebelum magrib.',
  source: 'Catatan di dinding kantor',
};

export const freeAuditCopy = {
  title: 'Audit gratis 30 menit. Anda pulang dengan satu jawaban: mulai dari mana.',
  steps: [
    { time: '10 menit', text: 'Anda ceritakan satu hari kerja, saya mencatat yang berulang.' },
    { time: '15 menit', text: 'Kita hitung biayanya dalam rupiah, dari angka Anda sendiri.' },
    { time: '5 menit', text: 'Satu proses untuk dikerjakan dulu, atau saran untuk tidak memulai.' },
  ],
  action: 'Ajukan audit gratis',
  waiting: 'Daftar tunggu bulan depan',
  unknown: '10 slot setiap bulan',
  slots: (total: number, taken: number) => `${total} slot: ${taken} terisi, ${total - taken} masih terbuka`,
  terms: (within: string) =>
    `Pendaftar dipilih, yang lebih dulu didahulukan. Anda dihubungi lewat WhatsApp${within === '' ? '' : ` dalam ${within}`}.`,
  full: 'Slot bulan ini sudah terisi. Pendaftar berikutnya masuk daftar tunggu bulan depan.',
};
