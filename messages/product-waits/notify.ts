import { inLanguage } from '#shared/language/language.ts';

export const notifyCopy = inLanguage({
  id: {
    pageTitle: (title: string) => `Kabari saya: ${title}`,
    title: {
      coming_soon: (title: string) => `Kabari saya saat ${title} rilis`,
      closed: (title: string) => `Kabari saya saat ${title} dibuka lagi`,
      full: (title: string) => `Kabari saya saat ada tempat di ${title}`,
      out_of_stock: (title: string) => `Kabari saya saat ${title} ada lagi`,
    },
    lede: 'Satu email saat produknya bisa dibeli, menurut urutan meminta. Tanpa akun, dan bisa dibatalkan kapan saja.',
    email: 'Email',
    consent: 'Saya setuju alamat ini dipakai untuk satu kabar itu, sesuai ',
    consentLink: 'kebijakan privasi',
    submit: 'Kabari saya',
    busy: 'Menyimpan…',
    failed: 'Alamat belum tersimpan',
    back: 'Kembali ke produk',
    asked: {
      title: 'Periksa email Anda',
      text: 'Kalau alamat ini belum ada di daftar, tautan konfirmasinya sedang kami kirim. Anda masuk daftar setelah membukanya. Tautannya berlaku tujuh hari.',
    },
    listed: {
      title: 'Anda ada di daftar',
      text: (title: string) => `Kami mengirim satu email saat ${title} bisa dibeli.`,
    },
    available: { title: 'Produk ini sudah bisa dibeli', open: 'Lihat produknya' },
    confirm: {
      title: 'Satu langkah lagi',
      text: 'Tekan tombol ini, dan kami mengabari alamat Anda sekali saja.',
      submit: 'Ya, kabari saya',
      busy: 'Menyimpan…',
      invalidTitle: 'Tautan ini tidak berlaku lagi',
      invalid: 'Tautan konfirmasi berlaku tujuh hari. Minta kabarnya sekali lagi dari halaman produknya.',
    },
  },
  en: {
    pageTitle: (title) => `Tell me: ${title}`,
    title: {
      coming_soon: (title) => `Tell me when ${title} is out`,
      closed: (title) => `Tell me when ${title} opens again`,
      full: (title) => `Tell me when ${title} has a place`,
      out_of_stock: (title) => `Tell me when ${title} is back`,
    },
    lede: 'One mail when the product can be bought, in the order of asking. No account needed, and you can leave any time.',
    email: 'Email',
    consent: 'I agree that this address is used for that one mail, as the ',
    consentLink: 'privacy policy says',
    submit: 'Tell me',
    busy: 'Saving…',
    failed: 'The address was not saved',
    back: 'Back to the product',
    asked: {
      title: 'Check your email',
      text: 'If this address is not on the list yet, a link to confirm is on its way. You are on the list once you have opened it. The link works for seven days.',
    },
    listed: {
      title: 'You are on the list',
      text: (title) => `We send one mail when ${title} can be bought.`,
    },
    available: { title: 'This product can be bought already', open: 'See the product' },
    confirm: {
      title: 'One step left',
      text: 'Press this button, and we tell your address once.',
      submit: 'Yes, tell me',
      busy: 'Saving…',
      invalidTitle: 'This link no longer works',
      invalid: 'A link to confirm works for seven days. Ask again from the page of the product.',
    },
  },
});
