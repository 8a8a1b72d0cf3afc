import { inLanguage } from '#shared/language/language.ts';

export const testimonialsCopy = inLanguage({
  id: {
    title: 'Kata mereka yang menjalankannya',
    note: 'Contoh testimoni: peran dan jenis usahanya saja.',
  },
  en: {
    title: 'From the people who run it',
    note: 'Sample testimonials, by role and type of business.',
  },
});

export const blogCopy = inLanguage({
  id: {
    title: 'Catatan lapangan',
    all: 'Semua artikel',
    carousel: 'Artikel terbaru',
    previous: 'Artikel sebelumnya',
    next: 'Artikel berikutnya',
    /** Shown when no post can be loaded (PUB-084); they have no page. */
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
  },
  en: {
    title: 'Field notes',
    all: 'All articles',
    carousel: 'Latest articles',
    previous: 'Previous article',
    next: 'Next article',
    samples: [
      {
        category: 'Customer service',
        title: 'Write the answers first, then set up the chatbot',
        excerpt: 'The twenty most common questions, in your own words, do half the work.',
        date: '2026-11-02',
      },
      {
        category: 'Finance',
        title: 'What does repeated work really cost?',
        excerpt: 'Minutes times days times wages. The number is more honest than a tired feeling.',
        date: '2026-10-19',
      },
      {
        category: 'Stock & warehouse',
        title: 'A weekly stock count that takes 40 minutes',
        excerpt: 'Not everything, just what is most often wrong.',
        date: '2026-10-05',
      },
      {
        category: 'Team',
        title: 'Instructions people actually read',
        excerpt: 'One page, one task, posted where the task is done.',
        date: '2026-09-21',
      },
    ],
  },
});

export const resourcesCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Start with these, free',
    text: 'What I use in my own work, at no cost. Log in, claim it, and it opens in your account.',
    portal: 'Open User Portal',
    login: 'Log in to get the freebies',
    all: 'See what is inside',
    community: {
      title: 'WhatsApp group for business owners',
      members: 'members',
      text: 'Ask any time, get answers from fellow owners, and learn something new every week.',
      join: 'Join Community',
      enter: "Open the members' group",
    },
  },
});

export const faqCopy = inLanguage({
  id: {
    title: 'Yang biasanya ditanyakan dulu',
    more: 'Pertanyaan lain?',
    whatsapp: 'Tulis lewat WhatsApp',
    contact: 'Tulis lewat formulir kontak',
    hours: 'dibalas pada jam kerja',
    empty: 'Belum ada pertanyaan di sini.',
  },
  en: {
    title: 'What people ask first',
    more: 'Another question?',
    whatsapp: 'Ask on WhatsApp',
    contact: 'Use the contact form',
    hours: 'answered during working hours,',
    empty: 'No questions here yet.',
  },
});

export const quoteCopy = inLanguage({
  id: {
    label: 'Penutup',
    quote: 'Alat yang baik tidak membuat Anda merasa canggih. Ia membuat Anda pulang sebelum magrib.',
    source: 'Catatan di dinding kantor',
  },
  en: {
    label: 'Closing words',
    quote: 'A good tool does not make you feel clever. It sends you home before dark.',
    source: 'Note on the office wall',
  },
});

export const freeAuditCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'A free 30-minute audit. You leave with one answer: where to start.',
    steps: [
      { time: '10 minutes', text: 'You describe a working day; I note what repeats.' },
      { time: '15 minutes', text: 'We work out what it costs in rupiah, from your own numbers.' },
      { time: '5 minutes', text: 'One process to tackle first, or the advice not to start.' },
    ],
    action: 'Apply for a free audit',
    waiting: 'Waiting list for next month',
    unknown: '10 slots every month',
    slots: (total, taken) => `${total} slots: ${taken} taken, ${total - taken} still open`,
    terms: (within) =>
      `Applications are reviewed in the order they arrive. You hear from us on WhatsApp${within === '' ? '' : ` within ${within}`}.`,
    full: "This month's slots are taken. Anyone who applies now joins the waiting list for next month.",
  },
});
