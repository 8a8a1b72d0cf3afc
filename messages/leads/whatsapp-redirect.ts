import { inLanguage } from '#shared/language/language.ts';

export const whatsappRedirectCopy = inLanguage({
  id: {
    waiting: {
      title: 'Memproses permintaan Anda',
      text: 'Dalam tiga detik WhatsApp terbuka dengan pesan yang sudah terisi. Anda masih bisa mengubahnya sebelum dikirim.',
    },
    blocked: {
      title: 'Satu ketukan lagi',
      text: 'Browser Anda menahan tab baru. Buka WhatsApp lewat tombol di bawah, pesannya sudah terisi.',
    },
    progress: 'Menyiapkan WhatsApp',
    cancel: 'Batal',
    openNow: 'Buka WhatsApp sekarang',
  },
  en: {
    waiting: {
      title: 'Processing your request',
      text: 'WhatsApp opens in three seconds with your message already written. You can still change it before you send it.',
    },
    blocked: {
      title: 'One more tap',
      text: 'Your browser held back the new tab. Open WhatsApp with the button below, the message is already written.',
    },
    progress: 'Preparing WhatsApp',
    cancel: 'Cancel',
    openNow: 'Open WhatsApp now',
  },
});
