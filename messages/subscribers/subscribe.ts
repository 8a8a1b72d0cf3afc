import { inLanguage } from '#shared/language/language.ts';
import type { MessageChannel, MessagePurpose } from '#shared/people/consents.ts';

export const subscribeCopy = inLanguage({
  id: {
    pageTitle: 'Kabar lewat email',
    title: 'Kabar lewat email',
    busy: 'Menyimpan…',
    isItRight: 'Sepertinya ada salah ketik. Perbaiki, atau kirim sekali lagi bila memang begini.',
    privacy: 'Kebijakan privasi',
    asked: {
      title: 'Periksa email Anda',
      text: 'Bila alamat ini belum menerima kabar, tautan konfirmasinya sedang kami kirim. Tautannya berlaku tujuh hari.',
    },
    confirm: {
      title: 'Konfirmasi alamat Anda',
      submit: 'Ya, kirimi saya kabar',
      busy: 'Menyimpan…',
      again: 'Tinggalkan alamat lagi',
      invalidTitle: 'Tautan ini tidak dikenal',
      invalid:
        'Mungkin terpotong saat disalin. Buka lagi dari emailnya, atau tinggalkan alamat Anda sekali lagi.',
      expiredTitle: 'Tautan ini sudah lewat waktunya',
      expired: 'Tautan konfirmasi berlaku tujuh hari. Tinggalkan alamat Anda sekali lagi.',
    },
    states: {
      confirmed: { title: 'Alamat Anda terdaftar', text: 'Kami menulis hanya bila ada yang baru.' },
      already_confirmed: {
        title: 'Alamat Anda sudah terdaftar',
        text: 'Tautan ini sudah dipakai, dan alamat Anda menerima kabar.',
      },
      unsubscribed: {
        title: 'Anda sudah berhenti',
        text: 'Tautan ini sudah dipakai, lalu kabarnya Anda hentikan. Tinggalkan alamat Anda lagi bila ingin kembali.',
      },
    },
    choices: 'Atur apa yang kami kirim',
  },
  en: {
    pageTitle: 'News by email',
    title: 'News by email',
    busy: 'Saving…',
    isItRight: 'This looks mistyped. Correct it, or send it again if it is right.',
    privacy: 'Privacy policy',
    asked: {
      title: 'Check your email',
      text: 'If this address gets no news yet, a link to confirm is on its way. The link works for seven days.',
    },
    confirm: {
      title: 'Confirm your address',
      submit: 'Yes, send me news',
      busy: 'Saving…',
      again: 'Leave an address again',
      invalidTitle: 'We do not know this link',
      invalid:
        'It may have been cut off when copied. Open it from the email again, or leave your address once more.',
      expiredTitle: 'This link is too old',
      expired: 'A link to confirm works for seven days. Leave your address once more.',
    },
    states: {
      confirmed: {
        title: 'Your address is on the list',
        text: 'We write only when there is something new.',
      },
      already_confirmed: {
        title: 'Your address is on the list already',
        text: 'This link was used before, and your address gets news.',
      },
      unsubscribed: {
        title: 'You have stopped the news',
        text: 'This link was used before, and you have stopped the news since. Leave your address again to come back.',
      },
    },
    choices: 'Choose what we send you',
  },
});

export const mailChoicesCopy = inLanguage<{
  readonly pageTitle: string;
  readonly title: string;
  readonly lede: (email: string) => string;
  readonly since: (day: string) => string;
  readonly channels: Readonly<Record<MessageChannel, string>>;
  readonly purposes: Readonly<Record<MessagePurpose, string>>;
  readonly bounced: string;
  readonly save: string;
  readonly stopAll: string;
  readonly busy: string;
  readonly saved: string;
  readonly remove: string;
  readonly removeHint: string;
  readonly removed: { readonly title: string; readonly text: string };
  readonly account: string;
  readonly openSettings: string;
  readonly invalidTitle: string;
  readonly invalid: string;
}>({
  id: {
    pageTitle: 'Apa yang kami kirim',
    title: 'Apa yang kami kirim',
    lede: (email) => `Untuk ${email}`,
    since: (day) => `sejak ${day}`,
    channels: { mail: 'Lewat email', whatsapp: 'Lewat WhatsApp' },
    purposes: { news: 'Kabar', offers: 'Penawaran', reminders: 'Pengingat' },
    bounced: 'Email ke alamat ini kembali, jadi kami tidak mengirim apa pun ke sana.',
    save: 'Simpan pilihan',
    stopAll: 'Hentikan semuanya',
    busy: 'Menyimpan…',
    saved: 'Pilihan disimpan',
    remove: 'Hapus alamat saya',
    removeHint: 'Alamat dan semua yang kami catat tentangnya dihapus sekarang juga.',
    removed: {
      title: 'Alamat Anda dihapus',
      text: 'Yang tersisa hanya sidik digital yang membuktikan persetujuan Anda dan akhirnya, tanpa alamat.',
    },
    account: 'Bukti pembelian dan keamanan akun tetap dikirim; selebihnya ada di Pengaturan.',
    openSettings: 'Buka Pengaturan',
    invalidTitle: 'Tautan ini tidak dikenal',
    invalid: 'Buka lagi dari email kami yang terakhir.',
  },
  en: {
    pageTitle: 'What we send you',
    title: 'What we send you',
    lede: (email) => `For ${email}`,
    since: (day) => `since ${day}`,
    channels: { mail: 'By email', whatsapp: 'By WhatsApp' },
    purposes: { news: 'News', offers: 'Offers', reminders: 'Reminders' },
    bounced: 'Email to this address came back, so we send nothing there.',
    save: 'Save choices',
    stopAll: 'Stop everything',
    busy: 'Saving…',
    saved: 'Choices saved',
    remove: 'Delete my address',
    removeHint: 'The address and everything we noted about it are deleted at once.',
    removed: {
      title: 'Your address is deleted',
      text: 'All that stays is a digest that proves your consent and its end, without the address.',
    },
    account: 'Receipts and account security are still sent; the rest is in Settings.',
    openSettings: 'Open Settings',
    invalidTitle: 'We do not know this link',
    invalid: 'Open it again from our latest email.',
  },
});
