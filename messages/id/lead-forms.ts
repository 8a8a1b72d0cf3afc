/** Words of the forms; those in toasts are the specification's own (ERR-017 to ERR-025). */
export const formsCopy = {
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
};

export const auditCopy = {
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
};

export const communityCopy = {
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
};

export const bookingCopy = {
  submit: 'Kirim pilihan waktu',
  date: 'Tanggal yang Anda inginkan',
  time: 'Waktu (WIB)',
  topic: 'Masalah yang ingin dibedah',
  topicHint: 'Satu masalah sudah cukup. Semakin konkret, semakin jauh kita sampai dalam 90 menit.',
  received: {
    title: 'Pilihan waktu Anda sudah kami terima',
    text: 'Kami memeriksa jadwal dan mengirim konfirmasi lewat WhatsApp dan email.',
  },
};

export const mentorshipCopy = {
  submit: 'Kirim pengajuan',
  goal: 'Tujuan utama',
  message: 'Cerita singkat tentang usaha Anda',
  messageHint: 'Apa yang dijual, berapa orang tim Anda, dan pekerjaan apa yang paling menyita waktu.',
  received: {
    title: 'Pengajuan mentorship Anda sudah kami terima',
    text: 'Saya membaca setiap pengajuan sendiri, lalu menghubungi Anda lewat WhatsApp untuk menentukan pertemuan pertama.',
  },
};

export const contactCopy = {
  submit: 'Kirim pesan',
  topic: 'Topik',
  refundMessage:
    'Saya membayar lebih dari sekali, atau membayar sesuatu yang sudah saya miliki. Mohon uangnya dikembalikan.',
  message: 'Pesan',
  received: {
    title: 'Pesan Anda sudah kami terima',
    text: 'Salinannya kami kirim ke email Anda. Jawaban datang pada jam kerja.',
  },
};

export const noticeCopy = {
  label: 'Email Anda',
  submit: 'Kabari saya',
  received: {
    title: 'Anda akan dikabari',
    text: 'Satu email saat AI Agent Environment dibuka. Tidak ada kiriman lain.',
  },
};

/** Answers are stored as the specification writes them (ENT-029 to ENT-032); these read otherwise in this language. */
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

/** Fields that several forms share. */
export const fieldCopy = {
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
};
