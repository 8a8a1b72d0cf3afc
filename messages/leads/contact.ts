import { inLanguage } from '#shared/language/language.ts';

export const contactCopy = inLanguage({
  id: {
    name: 'Kontak',
    title: 'Tulis kepada kami',
    lede: 'Pertanyaan tentang layanan, produk, atau saldo. Yang membaca dan membalas orang.',
    description: 'Hubungi kami lewat WhatsApp, email, atau formulir. Dibalas pada jam kerja, WIB.',
    email: 'Email',
    hours: 'Jam balas',
    elsewhere: 'Di tempat lain',
    formLabel: 'Pesan untuk kami',
    doors: {
      title: 'Mungkin ini yang Anda cari',
      start: { text: 'Belum tahu mulai dari mana', link: 'Audit gratis 30 menit' },
      problem: { text: 'Ada satu masalah yang jelas', link: 'Konsultasi 90 menit' },
      purchase: { text: 'Pembelian atau saldo bermasalah', link: 'Bantuan di portal' },
      data: { text: 'Data pribadi Anda', link: 'Kebijakan privasi' },
    },
  },
  en: {
    name: 'Contact',
    title: 'Write to us',
    lede: 'Questions about services, products or your balance. A person reads and answers every one.',
    description: 'Reach us on WhatsApp, by email or with the form. Answered during working hours (WIB).',
    email: 'Email',
    hours: 'Reply hours',
    elsewhere: 'Elsewhere',
    formLabel: 'Message to us',
    doors: {
      title: 'You may be looking for',
      start: { text: 'Not sure where to start', link: 'Free audit, 30 minutes' },
      problem: { text: 'You have one clear problem', link: 'Consultation, 90 minutes' },
      purchase: { text: 'Trouble with a purchase or your balance', link: 'Support in the portal' },
      data: { text: 'Your personal data', link: 'Privacy policy' },
    },
  },
});
