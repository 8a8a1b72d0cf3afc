import { inLanguage } from '#shared/language/language.ts';
import type { MessageChannel, MessagePurpose } from '#shared/people/consents.ts';

/** The sentence beside the button or tick, which the log of consents keeps word by word. */
export const consentWords = inLanguage<Readonly<Record<MessagePurpose, string>>>({
  id: {
    news: 'Kirimi saya kabar: tulisan, kelas, dan bahan gratis yang baru.',
    offers: 'Kirimi saya penawaran: harga khusus dan kode diskon.',
    reminders: 'Ingatkan saya tentang keranjang, uji coba, dan kursus yang belum selesai.',
  },
  en: {
    news: 'Send me news: new articles, classes, and free material.',
    offers: 'Send me offers: special prices and discount codes.',
    reminders: 'Remind me of a cart, trial, or course I have not finished.',
  },
});

const whatsappWords = inLanguage<Readonly<Record<MessagePurpose, string>>>({
  id: {
    news: 'Kirimi saya kabar lewat WhatsApp: tulisan, kelas, dan bahan gratis yang baru.',
    offers: 'Kirimi saya penawaran lewat WhatsApp: harga khusus dan kode diskon.',
    reminders: 'Kabari saya lewat WhatsApp tentang sesi, pesanan, dan pembayaran saya.',
  },
  en: {
    news: 'Send me news by WhatsApp: new articles, classes, and free material.',
    offers: 'Send me offers by WhatsApp: special prices and discount codes.',
    reminders: 'Message me on WhatsApp about my sessions, orders and payments.',
  },
});

interface Topic {
  readonly purpose: MessagePurpose;
  readonly channel: MessageChannel;
}

export const consentWordsOf = ({ purpose, channel }: Topic): string =>
  channel === 'mail' ? consentWords[purpose] : whatsappWords[purpose];
