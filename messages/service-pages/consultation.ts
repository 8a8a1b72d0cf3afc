import { inLanguage } from '#shared/language/language.ts';

export const consultationCopy = inLanguage({
  id: {
    name: 'Konsultasi AI 1-on-1',
    title: 'Satu masalah, dibedah 90 menit',
    lede: 'Anda membawa satu pekerjaan yang menyita waktu. Anda pulang dengan rencana tertulis, dan dalam 2 minggu kita memeriksa apa yang jalan.',
    description:
      'Konsultasi AI 1-on-1: pertemuan 90 menit membedah satu masalah usaha Anda, lalu pertemuan lanjutan dalam 2 minggu. Satu harga, dibayar dengan saldo.',
    facts: ['Daring, jam kerja WIB', 'Paling banyak tiga orang dari usaha Anda', 'Tidak ada slide'],
  },
  en: {
    name: '1-on-1 AI Consultation',
    title: 'One problem, taken apart in 90 minutes',
    lede: 'You bring one task that eats your time. You leave with a written plan, and within 2 weeks we check what works.',
    description:
      '1-on-1 AI consultation: a 90-minute meeting takes one problem of your business apart, with a follow-up within 2 weeks. One price, paid from your balance.',
    facts: ['Online, business hours (WIB)', 'Up to three people from your business', 'No slides'],
  },
});

export const bookingCopy = inLanguage({
  id: {
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
  },
  en: {
    label: 'Payment for the consultation package',
    title: '1-on-1 AI Consultation',
    note: 'one package',
    included: 'included',
    lines: ['A 90-minute meeting', 'A follow-up within 2 weeks', 'A two-page written plan'],
    total: 'Total',
    chooseTime: 'Choose a time',
    pay: 'Pay from balance',
    busy: 'Processing...',
    talk: 'Discuss via WhatsApp',
    balance: 'Your balance',
    terms: 'Paid once, after you have chosen a time.',
    closed: 'This package is not on sale at the moment. You can still talk to us first.',
    message: 'Hello, I would like to talk about the 1-on-1 AI consultation for my business.',
  },
});

export const bookedCopy = inLanguage({
  id: {
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
  },
  en: {
    label: 'Payment received',
    title: 'Your package is paid',
    note: 'paid',
    text: 'We have been notified. Two things are left before we meet.',
    steps: {
      time: { text: 'Choose it among your sessions, or via WhatsApp.', link: 'Choose a time' },
      sheet: { text: 'Fill in the preparation sheet, a day before the session.', link: 'Open the sheet' },
    },
    whatsapp: 'Schedule via WhatsApp',
    message: 'Hello, I have paid for the 1-on-1 AI consultation and would like to schedule a time.',
  },
});

export const sessionCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'How the ninety minutes are spent',
    parts: [
      {
        time: 'Minutes 0–20',
        title: 'One working day',
        text: 'You walk me through it, from opening to closing. I note what repeats.',
      },
      {
        time: 'Minutes 20–60',
        title: 'One problem',
        text: 'We pick one and work out what it costs in rupiah and minutes, from your own figures. Then the test: what if we simply tidied this task up, without AI?',
      },
      {
        time: 'Minutes 60–90',
        title: 'One plan',
        text: 'Steps, tools and who does what. Two written pages you can act on without me.',
      },
    ],
    later: {
      time: 'Within 2 weeks',
      title: 'One check',
      text: 'What works, what does not, and when to stop.',
    },
  },
});

export const preparationCopy = inLanguage({
  id: {
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
  },
  en: {
    bring: {
      title: 'What you bring',
      items: [
        'One task that repeats, even if you do not yet know how to improve it.',
        'One written example of it: a receipt, a chat or a spreadsheet, without customer data.',
        'The person who does it every day, if they can come.',
      ],
    },
    take: {
      title: 'What you take home',
      items: [
        'A two-page plan: steps, tools, costs to check.',
        'The cost in time and rupiah, ready to show your partners.',
        'A clear decision, even if the answer is “no AI needed yet”.',
      ],
    },
    not: {
      title: 'Not this session if',
      others: {
        setup: { text: 'You are looking for someone to do it.', link: 'See the setup package' },
        mentorship: { text: 'You want someone at your side every week.', link: 'See the mentorship' },
        audit: { text: 'You are not sure yet what the problem is.', link: 'Start with a free audit' },
      },
    },
  },
});

export const freeCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Free, once a month',
    text: 'Complete at least 80% of your business profile and get one free consultation a month. I read it beforehand, so we lose no time on introductions.',
    visitor: 'Log in to see yours',
    incomplete: (percent) => `Your profile is ${percent}% complete. Bring it to 80%.`,
    profile: 'Complete the profile',
    ready: "Your profile is complete enough. This month's free consultation is waiting for you.",
    book: 'Book the free consultation',
    chooseTime: 'Choose a time for the free consultation',
    busy: 'Booking…',
    used: 'You have booked it for this month. The next one opens on the 1st (WIB).',
    schedule: 'Choose a time',
    unknown: 'Could not be read. Reload this page in a moment.',
    checking: 'Checking your profile…',
    withoutScripts:
      "Without JavaScript your profile cannot be checked here. Say in the form below that you want to use this month's free session.",
    booked: { title: 'Free consultation booked', text: 'Now choose a time.' },
    failedTitle: 'Could not be booked',
  },
});

export const timeCopy = inLanguage({
  id: {
    title: 'Tidak ada waktu yang cocok?',
    text: 'Tulis hari dan jam yang Anda inginkan, juga untuk konsultasi gratis. Saya menjawab apakah bisa; formulir ini tidak memesan dan tidak memotong apa pun.',
    formLabel: 'Permintaan waktu konsultasi',
  },
  en: {
    title: 'No time that suits you?',
    text: 'Tell me the day and time you would like, for the free consultation too. I reply whether it works; this form books nothing and charges nothing.',
    formLabel: 'Request for a time',
  },
});
