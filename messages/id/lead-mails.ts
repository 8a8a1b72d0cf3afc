/** To the sender of a form. `hours`: when somebody answers; may be empty. */
export const leadConfirmationCopy = {
  waitingSubject: (month: string) => `Audit gratis: Anda di daftar tunggu ${month}`,
  waiting: (month: string) =>
    `Slot audit gratis bulan ini sudah penuh. Anda masuk daftar tunggu untuk ${month}.`,
  waitingNext: (within: string) =>
    `Tim kami menghubungi Anda ${within === '' ? '' : `dalam ${within} `}melalui WhatsApp untuk mengonfirmasi tempat Anda.`,
  thisMonth: 'bulan ini',
  slotSubject: (month: string) => `Audit gratis: slot Anda untuk ${month}`,
  slot: (month: string) =>
    `Pendaftaran Anda sudah kami terima dan satu slot audit gratis ${month} kami simpan untuk Anda.`,
  slotNext: (within: string) =>
    `Tim kami menghubungi Anda ${within === '' ? '' : `dalam ${within} `}melalui WhatsApp untuk mengatur jadwal 30 menit Anda.`,
  openSessions: 'Buka sesi Anda',
  communitySubject: 'Selamat datang di komunitas',
  community: [
    'Pendaftaran Anda sudah kami terima dan Anda sekarang anggota komunitas.',
    'Tautan grup dan materi gratis menunggu di akun Anda.',
  ],
  openFreebies: 'Buka materi gratis',
  consultationSubject: 'Permintaan jadwal konsultasi kami terima',
  consultation: (hours: string) =>
    `Terima kasih. Tanggal dan waktu pilihan Anda sudah kami catat; jadwal baru pasti setelah kami konfirmasi melalui WhatsApp pada jam kerja${hours}.`,
  mentorshipSubject: 'Pendaftaran mentorship kami terima',
  mentorship: (hours: string) =>
    `Terima kasih sudah bercerita tentang usaha Anda. Kami membacanya lebih dahulu, lalu menghubungi Anda melalui WhatsApp pada jam kerja${hours}.`,
  contactSubject: 'Pesan Anda kami terima',
  contact: (hours: string) => `Terima kasih sudah menulis. Kami membalas pada jam kerja${hours}.`,
  newsSubject: 'Kami kabari saat AI Agent Environment dibuka',
  news: 'Alamat Anda sudah kami catat. Kami menulis sekali, yaitu saat AI Agent Environment dibuka.',
};

/** To the team. */
export const leadNoticeCopy = {
  first: (form: string) => `Formulir ${form} baru saja masuk.`,
  again: (form: string, count: number) =>
    `Formulir ${form} dikirim lagi oleh pengirim yang sama, sekarang untuk ke-${count} kalinya.`,
  place: 'Tempat',
  slot: (month: string) => `Slot ${month}`,
  waiting: (month: string) => `Daftar tunggu ${month}`,
  score: 'Skor',
};

/** The fields of all forms. */
export const leadFields = {
  name: 'Nama',
  email: 'Email',
  whatsapp: 'WhatsApp',
  role: 'Jabatan',
  customRole: 'Jabatan lainnya',
  company: 'Nama usaha',
  website: 'Website',
  companySize: 'Jumlah karyawan',
  revenue: 'Omzet per bulan',
  services: 'Layanan',
  goal: 'Tujuan',
  preferredDate: 'Tanggal',
  preferredTime: 'Waktu',
  topic: 'Topik',
  challenges: 'Tantangan',
  message: 'Pesan',
};
