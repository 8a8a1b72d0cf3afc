/** Words of /consultation. */
export const consultationCopy = {
  title: 'Satu masalah, dibedah 90 menit',
  lede: 'Anda membawa satu pekerjaan yang menyita waktu. Anda pulang dengan rencana tertulis, dan dalam 2 minggu kita memeriksa apa yang jalan.',
  description:
    'Konsultasi AI 1-on-1: pertemuan 90 menit membedah satu masalah usaha Anda, lalu pertemuan lanjutan dalam 2 minggu. Satu harga, dibayar dengan saldo.',
  facts: ['Daring, jam kerja WIB', 'Paling banyak tiga orang dari usaha Anda', 'Tidak ada slide'],
} as const;

export const bookingCopy = {
  label: 'Pembayaran paket konsultasi',
  title: '1-on-1 AI Consultation',
  note: 'satu paket',
  included: 'termasuk',
  lines: ['Pertemuan 90 menit', 'Pertemuan lanjutan dalam 2 minggu', 'Rencana tertulis dua halaman'],
  total: 'Total',
  pay: 'Bayar dengan saldo',
  busy: 'Memproses...',
  talk: 'Diskusi via WhatsApp',
  balance: 'Saldo Anda',
  terms: 'Dipotong dari saldo Anda sekali, setelah Anda setujui.',
  closed: 'Paket ini sedang tidak dijual. Anda tetap bisa berdiskusi lebih dulu.',
  message: 'Halo, saya ingin berdiskusi tentang konsultasi AI 1-on-1 untuk usaha saya.',
} as const;

export const bookedCopy = {
  label: 'Pembayaran berhasil',
  title: 'Paket Anda sudah dibayar',
  note: 'lunas',
  text: 'Kami sudah menerima kabarnya. Tinggal dua hal sebelum bertemu.',
  steps: [
    {
      text: 'Tentukan waktunya lewat WhatsApp, atau pilih di formulir di bawah.',
      to: '#waktu',
      link: 'Pilih waktu',
    },
    {
      text: 'Isi lembar persiapan, sehari sebelum sesi.',
      to: '/user/purchases',
      link: 'Buka lembar persiapan',
    },
  ],
  whatsapp: 'Jadwalkan via WhatsApp',
  message: 'Halo, saya sudah membayar paket konsultasi AI 1-on-1 dan ingin menentukan waktu pertemuan.',
} as const;

export const sessionCopy = {
  title: 'Sembilan puluh menit itu dipakai begini',
  parts: [
    {
      minutes: 20,
      time: 'Menit 0–20',
      title: 'Satu hari kerja',
      text: 'Anda bercerita dari buka sampai tutup. Saya mencatat yang berulang.',
    },
    {
      minutes: 40,
      time: 'Menit 20–60',
      title: 'Satu masalah',
      text: 'Kita pilih satu dan menghitung biayanya dalam rupiah dan menit, dari angka Anda sendiri. Lalu kita uji: apa yang terjadi kalau pekerjaan ini dirapikan saja, tanpa AI?',
    },
    {
      minutes: 30,
      time: 'Menit 60–90',
      title: 'Satu rencana',
      text: 'Langkah, alat, dan siapa yang mengerjakan. Tertulis dua halaman, bisa Anda jalankan tanpa saya.',
    },
  ],
  later: {
    time: 'Dalam 2 minggu',
    title: 'Satu pemeriksaan',
    text: 'Apa yang jalan, apa yang tidak, dan tanda untuk berhenti.',
  },
} as const;

export const preparationCopy = {
  bring: {
    title: 'Yang Anda bawa',
    items: [
      'Satu pekerjaan yang berulang, walau belum tahu caranya diperbaiki.',
      'Satu contoh bahan tertulisnya: nota, chat, atau Excel, tanpa data pelanggan.',
      'Orang yang sehari-hari mengerjakannya, kalau bisa ikut.',
    ],
  },
  take: {
    title: 'Yang Anda bawa pulang',
    items: [
      'Rencana dua halaman: langkah, alat, biaya yang harus diperiksa.',
      'Hitungan waktu dan rupiah yang bisa Anda tunjukkan kepada rekan usaha.',
      'Keputusan yang jelas, termasuk bila jawabannya “belum perlu AI”.',
    ],
  },
  not: {
    title: 'Bukan sesi ini, bila',
    items: [
      { text: 'Anda mencari orang untuk mengerjakannya.', to: '/saas-setup', link: 'Lihat paket setup' },
      { text: 'Anda ingin didampingi setiap minggu.', to: '/mentorship', link: 'Lihat mentorship' },
      {
        text: 'Anda belum yakin masalahnya apa.',
        to: '/?section=free-ai-audit',
        link: 'Mulai dari free audit',
      },
    ],
  },
} as const;

export const freeCopy = {
  title: 'Gratis, satu kali setiap bulan',
  text: 'Profil usaha yang terisi minimal 80% membuka satu konsultasi gratis per bulan. Profil itu yang saya baca sebelum bertemu, jadi waktunya tidak habis untuk perkenalan.',
  visitor: 'Masuk untuk melihat',
  incomplete: (percent: number) => `Profil Anda terisi ${percent}%. Lengkapi sampai 80%.`,
  profile: 'Lengkapi profil',
  ready: 'Profil Anda sudah cukup. Konsultasi gratis bulan ini menunggu Anda.',
  book: 'Pesan konsultasi gratis',
  busy: 'Memesan...',
  used: 'Sudah Anda pesan untuk bulan ini. Yang berikutnya terbuka tanggal 1, WIB.',
  schedule: 'Tentukan waktunya',
  unknown: 'Belum bisa dibaca. Muat ulang halaman ini sebentar lagi.',
  checking: 'Memeriksa profil Anda…',
  booked: { title: 'Konsultasi gratis dipesan', text: 'Sekarang tentukan waktunya di formulir di bawah.' },
  failedTitle: 'Belum bisa dipesan',
} as const;

export const timeCopy = {
  title: 'Pilih waktu yang Anda inginkan',
  text: 'Untuk paket yang sudah dibayar, untuk konsultasi gratis, atau untuk bertanya dulu apakah tanggalnya kosong. Mengirim formulir ini tidak memotong saldo.',
  formLabel: 'Pilihan waktu konsultasi',
} as const;
