import { inLanguage } from '#shared/language/language.ts';

/** Answers are stored in the specification's words (ENT-029 to ENT-032), and shown in these. */
const answers: Readonly<Record<string, string>> = {
  'CEO/Founder': 'CEO/Pendiri',
  'CTO/Head of Technology': 'CTO/Kepala Teknologi',
  'Marketing Director': 'Direktur Pemasaran',
  'Operations Director': 'Direktur Operasional',
  'Business Development': 'Pengembangan Bisnis',
  'Product Manager': 'Manajer Produk',
  'Digital Marketing Manager': 'Manajer Pemasaran Digital',
  'General Manager': 'Manajer Umum',
  'Owner/Pemilik Usaha': 'Pemilik Usaha',
  Other: 'Lainnya',
  'AI Strategy & Consulting': 'Memilih mulai dari mana',
  'AI Implementation': 'Memasang alat AI',
  'Process Automation': 'Pekerjaan rutin jalan sendiri',
  'AI Training & Workshop': 'Melatih tim saya',
  'AI Audit & Assessment': 'Memeriksa yang sudah dipakai',
  'Custom AI Solutions': 'Dibuatkan khusus',
};

const englishAnswers = {
  'AI Strategy & Consulting': 'Choosing where to begin',
  'AI Implementation': 'Setting up AI tools',
  'Process Automation': 'Routine work that runs itself',
  'AI Training & Workshop': 'Training my team',
  'AI Audit & Assessment': 'Checking what we already use',
  'Custom AI Solutions': 'Something built for us',
  'Owner/Pemilik Usaha': 'Owner',
  '< Rp 50 juta': '< Rp 50 million',
  '50-250 juta': '50-250 million',
  '250-500 juta': '250-500 million',
  '500 juta-1 miliar': '500 million-1 billion',
  '> Rp 1 miliar': '> Rp 1 billion',
  'Pagi (09.00-12.00)': 'Morning (09:00-12:00)',
  'Siang (13.00-15.00)': 'Early afternoon (13:00-15:00)',
  'Sore (15.00-17.00)': 'Late afternoon (15:00-17:00)',
  'Merapikan proses harian': 'Tidy up daily processes',
  'Melatih tim memakai AI': 'Train the team to use AI',
  'Membangun sistem sendiri': 'Build our own system',
  'Belum tahu, ingin dibantu memilih': 'Not sure yet, help me choose',
  Layanan: 'Services',
  'Produk dan saldo': 'Products and balance',
  'Kerja sama': 'Working together',
  Lainnya: 'Something else',
};

/** Toasts are the specification's (ERR-017 to ERR-025). */
export const formsCopy = inLanguage({
  id: {
    consent: {
      before: 'Saya setuju data ini disimpan dan dipakai untuk menghubungi saya, sesuai ',
      link: 'Kebijakan Privasi',
    },
    closed: {
      title: 'Formulir ini sedang ditutup.',
      text: 'Anda tetap bisa bertanya langsung lewat WhatsApp.',
      action: 'Tulis lewat WhatsApp',
    },
    again: 'Kirim lagi',
    code: {
      sent: 'Kode enam angka sudah kami kirim ke email Anda. Tulis di sini untuk mengirim isian ini; tidak perlu kata sandi.',
      label: 'Kode dari email',
      hint: 'Belum datang? Kosongkan dan kirim sekali lagi untuk kode baru.',
      wrong: 'Kode ini salah atau sudah kedaluwarsa.',
      submit: 'Kirim dengan kode',
    },
    signInFirst: {
      title: 'Masuk Diperlukan',
      texts: {
        free_audit: 'Anda harus masuk terlebih dahulu untuk mengajukan free audit.',
        join_community: 'Anda harus masuk terlebih dahulu untuk mengakses komunitas.',
      },
      action: 'Masuk, lalu kembali ke sini',
    },
  },
  en: {
    consent: {
      before: 'I agree that this data is stored and used to contact me, as described in the ',
      link: 'privacy policy',
    },
    closed: {
      title: 'This form is closed at the moment.',
      text: 'You can still ask us on WhatsApp.',
      action: 'Write on WhatsApp',
    },
    again: 'Send another',
    code: {
      sent: 'We sent a six-digit code to your email address. Type it here to send this form; no password needed.',
      label: 'Code from your email',
      hint: 'Not there yet? Leave this empty and send again to get a new code.',
      wrong: 'This code is wrong or has expired.',
      submit: 'Send with the code',
    },
    signInFirst: {
      title: 'Please sign in',
      texts: {
        free_audit: 'Please sign in before you apply for a free audit.',
        join_community: 'Please sign in before you join the community.',
      },
      action: 'Sign in, then come back here',
    },
  },
});

export const auditCopy = inLanguage({
  id: {
    title: 'Ajukan audit gratis',
    lede: 'Tiga puluh menit, tanpa biaya. Anda pulang dengan satu proses untuk dimulai, dan hitungannya dalam rupiah.',
    afterwards: [
      { time: 'Sekarang', text: 'Dua langkah, sekitar dua menit, tanpa kata sandi.' },
      { time: 'Setelahnya', text: 'Pilih sendiri waktu bicara 30 menit, atau saya hubungi lewat WhatsApp.' },
      { time: 'Saat bicara', text: 'Satu hari kerja Anda dihitung: apa yang berulang, dan berapa biayanya.' },
    ],
    next: 'Lanjut: usaha Anda',
    back: 'Kembali',
    steps: ['Langkah 1 dari 2: Anda', 'Langkah 2 dari 2: usaha Anda'],
    emailHint: 'Kode enam angka dikirim ke sini untuk mengirim pengajuan.',
    revenueHint: 'Kira-kira saja. Angka ini hanya kami yang membaca.',
    repeated: 'Pekerjaan apa yang berulang?',
    repeatedWork: ['Balas chat', 'Stok', 'Rekap penjualan', 'Jadwal', 'Tagihan'],
    full: (month: string) =>
      `Sepuluh slot bulan ini sudah terisi. Anda masuk daftar tunggu untuk ${month}, menurut urutan pengajuan.`,
    submit: 'Kirim pengajuan',
    submitWaiting: 'Masuk daftar tunggu',
    services: 'Yang ingin dibantu',
    challenges: 'Ceritakan dengan kata Anda',
    challengesHint: 'Satu kalimat cukup: apa yang diulang, siapa yang mengerjakan, berapa lama.',
    chooseTime: 'Pilih waktu bicara',
    received: {
      title: 'Pendaftaran berhasil!',
      text: 'Data tersimpan di profil. Tim kami akan menghubungi Anda dalam 24 jam untuk konfirmasi jadwal.',
      waiting: (month: string) => `Data tersimpan di profil. Anda masuk daftar tunggu untuk ${month}.`,
    },
  },
  en: {
    title: 'Apply for a free audit',
    lede: 'Thirty minutes, free of charge. You leave with one process to start with, and what it costs you today in rupiah.',
    afterwards: [
      { time: 'Now', text: 'Two steps, about two minutes, no password.' },
      { time: 'Then', text: 'Choose a time for a 30-minute talk, or I contact you on WhatsApp.' },
      {
        time: 'In the talk',
        text: 'We take one of your working days apart: what repeats, and what it costs.',
      },
    ],
    next: 'Next: your business',
    back: 'Back',
    steps: ['Step 1 of 2: you', 'Step 2 of 2: your business'],
    emailHint: 'We send a six-digit code here, so you can send the application.',
    revenueHint: 'A rough figure. Only we see it.',
    repeated: 'Which work keeps coming back?',
    repeatedWork: ['Answering chats', 'Stock', 'Sales summaries', 'Schedules', 'Invoices'],
    full: (month) =>
      `This month's ten slots are taken. You join the waiting list for ${month}, in order of application.`,
    submit: 'Send application',
    submitWaiting: 'Join the waiting list',
    services: 'What you want help with',
    challenges: 'In your own words',
    challengesHint: 'One sentence is enough: what repeats, who does it, how long it takes.',
    chooseTime: 'Choose a time to talk',
    received: {
      title: 'Application received!',
      text: 'Your details are saved to your profile. Our team will contact you within 24 hours to confirm a time.',
      waiting: (month) => `Your details are saved to your profile. You are on the waiting list for ${month}.`,
    },
  },
});

export const communityCopy = inLanguage({
  id: {
    title: 'Gabung komunitas',
    lede: 'Pemilik toko, klinik, restoran, dan pabrik yang saling bertanya: apa yang sudah dicoba, berapa biayanya, apa yang ternyata tidak perlu.',
    afterwards: [
      { time: 'Sekarang', text: 'Empat isian, lalu kode enam angka dari email Anda.' },
      { time: 'Setelahnya', text: 'Tautan grup WhatsApp langsung terbuka untuk Anda.' },
      { time: 'Kapan saja', text: 'Anda bisa keluar dari grup sendiri, tanpa bertanya.' },
    ],
    submit: 'Gabung sekarang',
    incomplete: { title: 'Form Belum Lengkap', text: 'Mohon isi semua field yang wajib diisi.' },
    toGroup: 'Buka grup komunitas',
    received: { title: 'Berhasil!', text: 'Data tersimpan di profil. Selamat datang di komunitas!' },
  },
  en: {
    title: 'Join the community',
    lede: 'Owners of shops, clinics, restaurants and factories who ask one another what they tried, what it cost, and what they turned out not to need.',
    afterwards: [
      { time: 'Now', text: 'Four fields, then a six-digit code from your email.' },
      { time: 'Then', text: 'The link to the WhatsApp group opens for you.' },
      { time: 'Any time', text: 'Leave the group whenever you like, no questions asked.' },
    ],
    submit: 'Join now',
    incomplete: { title: 'Form incomplete', text: 'Please fill in all required fields.' },
    toGroup: 'Open the community group',
    received: { title: 'Done!', text: 'Your details are saved to your profile. Welcome to the community!' },
  },
});

export const bookingCopy = inLanguage({
  id: {
    submit: 'Kirim pilihan waktu',
    date: 'Tanggal yang Anda inginkan',
    time: 'Waktu (WIB)',
    topic: 'Masalah yang ingin dibedah',
    topicHint: 'Satu masalah sudah cukup. Semakin konkret, semakin jauh kita sampai dalam 90 menit.',
    received: {
      title: 'Pilihan waktu Anda sudah kami terima',
      text: 'Kami memeriksa jadwal dan mengirim konfirmasi lewat WhatsApp dan email.',
    },
  },
  en: {
    submit: 'Send preferred time',
    date: 'The date you would like',
    time: 'Time (WIB)',
    topic: 'The problem to take apart',
    topicHint: 'One problem is enough. The more concrete it is, the further we get in 90 minutes.',
    received: {
      title: 'We have received your preferred time',
      text: 'We will check the schedule and confirm on WhatsApp and by email.',
    },
  },
});

export const mentorshipCopy = inLanguage({
  id: {
    submit: 'Kirim pengajuan',
    goal: 'Tujuan utama',
    message: 'Cerita singkat tentang usaha Anda',
    messageHint: 'Apa yang dijual, berapa orang tim Anda, dan pekerjaan apa yang paling menyita waktu.',
    received: {
      title: 'Pengajuan mentorship Anda sudah kami terima',
      text: 'Saya membaca setiap pengajuan sendiri, lalu menghubungi Anda lewat WhatsApp untuk menentukan pertemuan pertama.',
    },
  },
  en: {
    submit: 'Send application',
    goal: 'Main goal',
    message: 'A few words about your business',
    messageHint: 'What you sell, how many people are on your team, and what takes up most of your time.',
    received: {
      title: 'We have received your mentorship application',
      text: 'I read every application myself, then message you on WhatsApp to set up the first meeting.',
    },
  },
});

export const contactCopy = inLanguage({
  id: {
    submit: 'Kirim pesan',
    topic: 'Topik',
    refundMessage:
      'Saya membayar lebih dari sekali, atau membayar sesuatu yang sudah saya miliki. Mohon uangnya dikembalikan.',
    message: 'Pesan',
    received: {
      title: 'Pesan Anda sudah kami terima',
      text: 'Salinannya kami kirim ke email Anda. Jawaban datang pada jam kerja.',
    },
  },
  en: {
    submit: 'Send message',
    topic: 'Topic',
    refundMessage: 'I paid more than once, or for something I already own. Please refund me.',
    message: 'Message',
    received: {
      title: 'We have received your message',
      text: 'A copy is on its way to your inbox. We answer during working hours.',
    },
  },
});

export const noticeCopy = inLanguage({
  id: {
    label: 'Email Anda',
    submit: 'Kabari saya',
    received: {
      title: 'Anda akan dikabari',
      text: 'Satu email saat AI Agent Environment dibuka. Tidak ada kiriman lain.',
    },
  },
  en: {
    label: 'Your email address',
    submit: 'Let me know',
    received: {
      title: 'We will let you know',
      text: 'One email when the AI Agent Environment opens. Nothing else.',
    },
  },
});

export const fieldCopy = inLanguage({
  id: {
    name: 'Nama lengkap',
    email: 'Email',
    whatsapp: 'Nomor WhatsApp',
    whatsappHint: 'Contoh: 0812 3456 7890',
    company: 'Nama usaha',
    website: 'Situs web',
    role: 'Jabatan',
    ownRole: 'Jabatan Anda',
    employees: 'Jumlah karyawan',
    revenue: 'Omzet per bulan',
    answers,
  },
  en: {
    name: 'Full name',
    email: 'Email',
    whatsapp: 'WhatsApp number',
    whatsappHint: 'Example: 0812 3456 7890',
    company: 'Business name',
    website: 'Website',
    role: 'Job role',
    ownRole: 'Your job role',
    employees: 'Number of employees',
    revenue: 'Revenue per month',
    answers: englishAnswers,
  },
});
