/** Words of /contact. */
export const contactCopy = {
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
};
