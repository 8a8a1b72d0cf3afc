export const consultationCopy = {
  name: 'Konsultasi AI 1-on-1',
  title: 'Satu masalah, dibedah 90 menit',
  lede: 'Anda membawa satu pekerjaan yang menyita waktu. Anda pulang dengan rencana tertulis, dan dalam 2 minggu kita memeriksa apa yang jalan.',
  description:
    'Konsultasi AI 1-on-1: pertemuan 90 menit membedah satu masalah usaha Anda, lalu pertemuan lanjutan dalam 2 minggu. Satu harga, dibayar dengan saldo.',
  facts: ['Daring, jam kerja WIB', 'Paling banyak tiga orang dari usaha Anda', 'Tidak ada slide'],
};

export const bookingCopy = {
  label: 'Pembayaran paket konsultasi',
  title: 'Konsultasi AI 1-on-1',
  note: 'satu paket',
  included: 'termasuk',
  lines: ['Pertemuan 90 menit', 'Pertemuan lanjutan dalam 2 minggu', 'Rencana tertulis dua halaman'],
  total: 'Total',
  chooseTime: 'Pilih waktu',
  pay: 'Bayar dengan saldo',
  busy: 'Memproses...',
  talk: 'Diskusi via WhatsApp',
  balance: 'Saldo Anda',
  terms: 'Dibayar sekali, setelah Anda memilih jam.',
  closed: 'Paket ini sedang tidak dijual. Anda tetap bisa berdiskusi lebih dulu.',
  message: 'Halo, saya ingin berdiskusi tentang konsultasi AI 1-on-1 untuk usaha saya.',
};

export const bookedCopy = {
  label: 'Pembayaran berhasil',
  title: 'Paket Anda sudah dibayar',
  note: 'lunas',
  text: 'Kami sudah menerima kabarnya. Tinggal dua hal sebelum bertemu.',
  steps: {
    time: {
      text: 'Pilih waktunya di jadwal Anda, atau lewat WhatsApp.',
      link: 'Pilih waktu',
    },
    sheet: { text: 'Isi lembar persiapan, sehari sebelum sesi.', link: 'Buka lembar persiapan' },
  },
  whatsapp: 'Jadwalkan via WhatsApp',
  message: 'Halo, saya sudah membayar paket konsultasi AI 1-on-1 dan ingin menentukan waktu pertemuan.',
};

export const sessionCopy = {
  title: 'Sembilan puluh menit itu dipakai begini',
  parts: [
    {
      time: 'Menit 0–20',
      title: 'Satu hari kerja',
      text: 'Anda bercerita dari buka sampai tutup. Saya mencatat yang berulang.',
    },
    {
      time: 'Menit 20–60',
      title: 'Satu masalah',
      text: 'Kita pilih satu dan menghitung biayanya dalam rupiah dan menit, dari angka Anda sendiri. Lalu kita uji: apa yang terjadi kalau pekerjaan ini dirapikan saja, tanpa AI?',
    },
    {
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
};

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
    title: 'Bukan sesi ini bila',
    others: {
      setup: { text: 'Anda mencari orang untuk mengerjakannya.', link: 'Lihat paket setup' },
      mentorship: { text: 'Anda ingin didampingi setiap minggu.', link: 'Lihat mentorship' },
      audit: { text: 'Anda belum yakin masalahnya apa.', link: 'Mulai dari audit gratis' },
    },
  },
};

export const freeCopy = {
  title: 'Gratis, satu kali setiap bulan',
  text: 'Profil usaha yang terisi minimal 80% membuka satu konsultasi gratis per bulan. Profil itu yang saya baca sebelum bertemu, jadi waktunya tidak habis untuk perkenalan.',
  visitor: 'Masuk untuk melihat',
  incomplete: (percent: number) => `Profil Anda terisi ${percent}%. Lengkapi sampai 80%.`,
  profile: 'Lengkapi profil',
  ready: 'Profil Anda sudah cukup. Konsultasi gratis bulan ini menunggu Anda.',
  book: 'Pesan konsultasi gratis',
  chooseTime: 'Pilih waktu konsultasi gratis',
  busy: 'Memesan…',
  used: 'Sudah Anda pesan untuk bulan ini. Yang berikutnya terbuka tanggal 1, WIB.',
  schedule: 'Tentukan waktunya',
  unknown: 'Belum bisa dibaca. Muat ulang halaman ini sebentar lagi.',
  checking: 'Memeriksa profil Anda…',
  withoutScripts:
    'Tanpa JavaScript profil Anda tidak dapat diperiksa di sini. Tulis di formulir waktu bahwa Anda ingin memakai sesi gratis bulan ini.',
  booked: { title: 'Konsultasi gratis dipesan', text: 'Sekarang tentukan waktunya.' },
  failedTitle: 'Belum bisa dipesan',
};

export const timeCopy = {
  title: 'Tidak ada waktu yang cocok?',
  text: 'Tulis hari dan jam yang Anda inginkan, juga untuk konsultasi gratis. Saya menjawab apakah bisa; formulir ini tidak memesan dan tidak memotong apa pun.',
  formLabel: 'Permintaan waktu konsultasi',
};
