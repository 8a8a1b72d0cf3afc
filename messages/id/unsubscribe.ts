/** Texts of the page that a mail's unsubscribe link opens. */
export const unsubscribeCopy = {
  pageTitle: 'Berhenti berlangganan email',
  title: 'Berhenti menerima email',
  lede: (topic: string) =>
    `Kami tidak akan mengirim ${topic} lagi. Anda dapat menyalakannya kembali di Pengaturan.`,
  ledeOfList: 'Anda keluar dari daftar tunggu produk ini. Kami tidak akan mengirim apa pun lagi tentangnya.',
  ledeOfReminders: 'Kami tidak akan mengingatkan alamat ini tentang pembayaran yang belum selesai lagi.',
  topics: {
    receipts: 'bukti pembelian',
    reminders: 'pengingat langganan dan pembayaran',
    learning: 'pengingat untuk melanjutkan kursus',
    news: 'kabar dan penawaran',
    payment_reminders: 'pengingat pembayaran',
    waiting_list: 'kabar tentang produk ini',
  },
  submit: 'Ya, hentikan',
  busy: 'Menyimpan...',
  doneTitle: 'Sudah dihentikan',
  done: (topic: string) => `Anda tidak lagi menerima ${topic} dari kami.`,
  invalid: 'Tautan ini tidak dikenal. Anda dapat mengatur email di Pengaturan.',
  settings: 'Buka Pengaturan',
};
