/** Words of /contact. */
export const contactCopy = {
  name: 'Kontak',
  title: 'Tulis kepada kami',
  lede: 'Pertanyaan tentang layanan, produk, atau saldo. Yang membaca orang, bukan bot.',
  description: 'Hubungi kami lewat WhatsApp, email, atau formulir. Dibalas pada jam kerja, WIB.',
  whatsapp: 'WhatsApp',
  email: 'Email',
  hours: 'Jam balas',
  country: 'Tempat',
  elsewhere: 'Di tempat lain',
  formLabel: 'Pesan untuk kami',
  formTitle: 'Kirim pesan',
  doors: {
    title: 'Mungkin ini yang Anda cari',
    items: [
      { text: 'Belum tahu mulai dari mana', to: '/?section=free-ai-audit', link: 'Free audit 30 menit' },
      { text: 'Ada satu masalah yang jelas', to: '/consultation', link: 'Konsultasi 90 menit' },
      { text: 'Pembelian atau saldo bermasalah', to: '/user/support', link: 'Bantuan di portal' },
      { text: 'Data pribadi Anda', to: '/privacy', link: 'Kebijakan privasi' },
    ],
  },
} as const;
