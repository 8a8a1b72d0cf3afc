import { inLanguage } from '#shared/language/language.ts';

export const subscriberMailCopy = inLanguage({
  id: {
    confirmSubject: 'Tinggal satu langkah: konfirmasi alamat Anda',
    confirm:
      'Alamat ini diminta untuk menerima kabar dari kami: tulisan, kelas, dan bahan gratis yang baru. Tekan tombol di bawah bila itu memang Anda. Tautannya berlaku tujuh hari.',
    ignore: 'Bukan Anda yang meminta? Abaikan saja; kami tidak akan mengirim apa pun.',
    confirmButton: 'Ya, kirimi saya kabar',
    welcomeSubject: 'Alamat Anda sudah terdaftar',
    welcome: 'Terima kasih. Kami menulis hanya bila ada yang baru, dan setiap email dapat menghentikannya.',
    read: 'Baca tulisan kami',
    choices: 'Atur apa yang kami kirim',
  },
  en: {
    confirmSubject: 'One step left: confirm your address',
    confirm:
      'Somebody asked that this address get our news: new articles, classes, and free material. Press the button below if it was you. The link works for seven days.',
    ignore: 'It was not you? Ignore this; we will send nothing.',
    confirmButton: 'Yes, send me news',
    welcomeSubject: 'Your address is on the list',
    welcome: 'Thank you. We write only when there is something new, and every email lets you stop.',
    read: 'Read our articles',
    choices: 'Choose what we send you',
  },
});
