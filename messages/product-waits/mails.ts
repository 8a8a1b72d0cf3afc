import { inLanguage } from '#shared/language/language.ts';

export const waitCopy = inLanguage({
  id: {
    confirmSubject: (title: string) => `Kabari Anda tentang ${title}?`,
    confirm: (title: string) =>
      `Alamat ini diminta untuk mendapat kabar saat ${title} bisa dibeli. Tekan tombol di bawah, dan kami mengirim satu email saat itu tiba.`,
    ignore: 'Bukan Anda yang meminta? Abaikan saja; kami tidak akan mengirim apa pun.',
    confirmButton: 'Ya, kabari saya',
    subjects: {
      launch: (title: string) => `${title} sudah bisa dibeli`,
      restock: (title: string) => `${title} tersedia lagi`,
    },
    notices: {
      launch: (title: string) => `Anda meminta kabar saat ${title} rilis. Sekarang sudah bisa dibeli.`,
      restock: (title: string) =>
        `Anda meminta kabar saat ${title} tersedia lagi. Sekarang ada, jumlahnya terbatas.`,
    },
    once: 'Ini satu-satunya email tentang hal ini.',
    open: 'Lihat produknya',
  },
  en: {
    confirmSubject: (title) => `Shall we tell you about ${title}?`,
    confirm: (title) =>
      `Somebody asked that this address be told when ${title} can be bought. Press the button below, and we send one mail when it is time.`,
    ignore: 'It was not you? Ignore this; we will send nothing.',
    confirmButton: 'Yes, tell me',
    subjects: {
      launch: (title) => `${title} is out`,
      restock: (title) => `${title} is available again`,
    },
    notices: {
      launch: (title) => `You asked to be told when ${title} is released. It can be bought now.`,
      restock: (title) =>
        `You asked to be told when ${title} is available again. It is, in a limited number.`,
    },
    once: 'This is the only mail about it.',
    open: 'See the product',
  },
});
