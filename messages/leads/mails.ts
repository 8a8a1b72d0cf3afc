import { inLanguage } from '#shared/language/language.ts';

/** `hours`: when the team answers; may be empty. */
export const leadConfirmationCopy = inLanguage({
  id: {
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
  },
  en: {
    waitingSubject: (month) => `Free audit: you are on the waiting list for ${month}`,
    waiting: (month) => `This month's free audits are taken. You are on the waiting list for ${month}.`,
    waitingNext: (within) =>
      `Our team contacts you on WhatsApp${within === '' ? '' : ` within ${within}`} to confirm your place.`,
    thisMonth: 'this month',
    slotSubject: (month) => `Free audit: your slot for ${month}`,
    slot: (month) => `We have received your application and keep one free audit slot of ${month} for you.`,
    slotNext: (within) =>
      `Our team contacts you on WhatsApp${within === '' ? '' : ` within ${within}`} to arrange your 30 minutes.`,
    openSessions: 'Open your sessions',
    communitySubject: 'Welcome to the community',
    community: [
      'We have received your registration, and you are now a member of the community.',
      'The link to the group and the free material are waiting in your account.',
    ],
    openFreebies: 'Open the free material',
    consultationSubject: 'We have received your consultation request',
    consultation: (hours) =>
      `Thank you. We have noted the date and time you chose; it is certain once we have confirmed it on WhatsApp during working hours${hours}.`,
    mentorshipSubject: 'We have received your mentorship application',
    mentorship: (hours) =>
      `Thank you for telling us about your business. We read it first, then contact you on WhatsApp during working hours${hours}.`,
    contactSubject: 'We have received your message',
    contact: (hours) => `Thank you for writing. We answer during working hours${hours}.`,
    newsSubject: 'We will tell you when AI Agent Environment opens',
    news: 'We have noted your address. We write once, when AI Agent Environment opens.',
  },
});

export const leadNoticeCopy = inLanguage({
  id: {
    first: (form: string) => `Formulir ${form} baru saja masuk.`,
    again: (form: string, count: number) =>
      `Formulir ${form} dikirim lagi oleh pengirim yang sama, sekarang untuk ke-${count} kalinya.`,
    place: 'Tempat',
    slot: (month: string) => `Slot ${month}`,
    waiting: (month: string) => `Daftar tunggu ${month}`,
    score: 'Skor',
  },
  en: {
    first: (form) => `The form ${form} has just come in.`,
    again: (form, count) => `The form ${form} was sent again by the same sender, now ${count} times.`,
    place: 'Place',
    slot: (month) => `Slot in ${month}`,
    waiting: (month) => `Waiting list for ${month}`,
    score: 'Score',
  },
});

export const leadFields = inLanguage({
  id: {
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
  },
  en: {
    name: 'Name',
    email: 'Email',
    whatsapp: 'WhatsApp',
    role: 'Role',
    customRole: 'Other role',
    company: 'Business name',
    website: 'Website',
    companySize: 'Employees',
    revenue: 'Monthly revenue',
    services: 'Services',
    goal: 'Goal',
    preferredDate: 'Date',
    preferredTime: 'Time',
    topic: 'Topic',
    challenges: 'Challenges',
    message: 'Message',
  },
});
