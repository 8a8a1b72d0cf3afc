import { inLanguage } from '#shared/language/language.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';

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
