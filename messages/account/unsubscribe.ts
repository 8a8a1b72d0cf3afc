import { inLanguage } from '#shared/language/language.ts';

export const unsubscribeCopy = inLanguage({
  id: {
    pageTitle: 'Berhenti berlangganan email',
    title: 'Berhenti menerima email',
    lede: (topic: string) =>
      `Kami tidak akan mengirim ${topic} lagi. Anda dapat menyalakannya kembali di Pengaturan.`,
    ledeOfList:
      'Anda keluar dari daftar tunggu produk ini. Kami tidak akan mengirim apa pun lagi tentangnya.',
    ledeOfReminders: 'Kami tidak akan mengingatkan alamat ini tentang pembayaran yang belum selesai lagi.',
    topics: {
      receipts: 'bukti pembelian',
      reminders: 'pengingat langganan dan pembayaran',
      learning: 'pengingat untuk melanjutkan kursus',
      news: 'kabar',
      offers: 'penawaran',
      payment_reminders: 'pengingat pembayaran',
      cart: 'pengingat keranjang',
      waiting_list: 'kabar tentang produk ini',
    },
    submit: 'Ya, hentikan',
    busy: 'Menyimpan...',
    doneTitle: 'Sudah dihentikan',
    done: (topic: string) => `Anda tidak lagi menerima ${topic} dari kami.`,
    invalid: 'Tautan ini tidak dikenal. Anda dapat mengatur email di Pengaturan.',
    settings: 'Buka Pengaturan',
  },
  en: {
    pageTitle: 'Unsubscribe from email',
    title: 'Stop receiving email',
    lede: (topic) => `We will stop sending you ${topic}. You can turn them on again in Settings.`,
    ledeOfList: "You leave this product's waiting list, and we send you nothing more about it.",
    ledeOfReminders: 'We will not send this address payment reminders again.',
    topics: {
      receipts: 'receipts',
      reminders: 'reminders of subscriptions and payments',
      learning: 'reminders to continue a course',
      news: 'news',
      offers: 'offers',
      payment_reminders: 'payment reminders',
      cart: 'reminders of your cart',
      waiting_list: 'news about this product',
    },
    submit: 'Yes, stop',
    busy: 'Saving...',
    doneTitle: 'Stopped',
    done: (topic) => `You no longer receive ${topic} from us.`,
    invalid: 'We do not know this link. You can choose your emails in Settings.',
    settings: 'Open Settings',
  },
});
