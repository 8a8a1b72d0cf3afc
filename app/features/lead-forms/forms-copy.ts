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
  loginNeeded: {
    title: 'Login Diperlukan',
    text: 'Anda harus login terlebih dahulu untuk mengirim formulir ini.',
  },
  again: 'Kirim lagi',
} as const;

export const auditCopy = {
  title: 'Ajukan free audit',
  lede: 'Sebelas isian, sekitar tiga menit. Yang sudah ada di profil Anda terisi sendiri.',
  full: (month: string) =>
    `Sepuluh slot bulan ini sudah terisi. Anda masuk daftar tunggu untuk ${month}, menurut urutan pengajuan.`,
  submit: 'Kirim pengajuan',
  submitWaiting: 'Masuk daftar tunggu',
  you: 'Tentang Anda',
  business: 'Tentang usaha Anda',
  services: 'Yang ingin dibantu',
  challenges: 'Tantangan yang paling menyita waktu',
  challengesHint: 'Ceritakan satu hari kerja: apa yang diulang, siapa yang mengerjakan, berapa lama.',
  loginNeeded: {
    title: 'Login Diperlukan',
    text: 'Anda harus login terlebih dahulu untuk mengajukan free audit.',
  },
  code: {
    sent: 'Kode enam angka sudah kami kirim ke email Anda. Tulis di sini untuk mengirim pengajuan; tidak perlu kata sandi.',
    label: 'Kode dari email',
    hint: 'Belum datang? Kosongkan dan kirim sekali lagi untuk kode baru.',
    wrong: 'Kode ini salah atau sudah kedaluwarsa.',
    submit: 'Kirim dengan kode',
  },
  received: {
    title: 'Pendaftaran berhasil!',
    text: 'Data tersimpan di profil. Tim kami akan menghubungi Anda dalam 24 jam untuk konfirmasi jadwal.',
    waiting: (month: string) => `Data tersimpan di profil. Anda masuk daftar tunggu untuk ${month}.`,
  },
} as const;

export const communityCopy = {
  title: 'Gabung komunitas',
  lede: 'Setelah terkirim, tautan grup WhatsApp langsung terbuka untuk Anda.',
  submit: 'Gabung sekarang',
  incomplete: { title: 'Form Belum Lengkap', text: 'Mohon isi semua field yang wajib diisi.' },
  loginNeeded: {
    title: 'Login Diperlukan',
    text: 'Anda harus login terlebih dahulu untuk mengakses komunitas.',
  },
  received: { title: 'Berhasil!', text: 'Data tersimpan di profil. Selamat datang di komunitas!' },
} as const;

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
} as const;

export const mentorshipCopy = {
  submit: 'Kirim pengajuan',
  goal: 'Tujuan utama',
  message: 'Cerita singkat tentang usaha Anda',
  messageHint: 'Apa yang dijual, berapa orang tim Anda, dan pekerjaan apa yang paling menyita waktu.',
  received: {
    title: 'Pengajuan mentorship Anda sudah kami terima',
    text: 'Kami membaca setiap pengajuan sendiri, lalu menghubungi Anda lewat WhatsApp untuk menentukan pertemuan pertama.',
  },
} as const;

export const contactCopy = {
  submit: 'Kirim pesan',
  topic: 'Topik',
  message: 'Pesan',
  received: {
    title: 'Pesan Anda sudah kami terima',
    text: 'Salinannya kami kirim ke email Anda. Jawaban datang pada jam kerja.',
  },
} as const;

export const noticeCopy = {
  label: 'Email Anda',
  submit: 'Kabari saya',
  received: {
    title: 'Anda akan dikabari',
    text: 'Satu email saat AI Agent Environment dibuka. Tidak ada kiriman lain.',
  },
} as const;
