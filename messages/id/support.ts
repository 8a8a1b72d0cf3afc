/** Texts of the portal's support page (PORT-060 to PORT-062). */
export const supportCopy = {
  pageTitle: 'Bantuan',
  title: 'Butuh Bantuan?',
  lede: 'Ceritakan apa yang terjadi, sertakan nomor pesanan bila ada. Kami menjawab lewat WhatsApp.',
  chat: 'Chat via WhatsApp',
  claim: (always: string) => `Pesan diterima ${always}`,
  response: (time: string, hours: string) => `Respons ${time}${hours === '' ? '' : ` pada ${hours}`}`,
  open: 'Sedang dijawab',
  closed: (opens: string) => `Dijawab lagi mulai ${opens} WIB`,
  message: (email: string, id: string) =>
    `Halo, saya butuh bantuan dengan akun saya.\nEmail: ${email}\nUser ID: ${id}`,
  aboutOrder: (id: string) => `\nNomor pesanan: ${id}`,
  unknown: 'N/A',
  orders: 'Pesanan terakhir Anda',
  ordersHint: 'Pilih satu, nomornya langsung ada di pesan.',
  noOrders: 'Belum ada pesanan di akun ini.',
  ask: 'Tanyakan',
  askAbout: (title: string) => `Tanyakan tentang ${title}`,
  faq: 'Yang sering ditanyakan',
  form: 'Lebih suka menulis panjang?',
  formLink: 'Isi formulir kontak',
};
