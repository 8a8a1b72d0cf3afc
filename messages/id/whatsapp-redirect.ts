/** Copy of the dialog before WhatsApp opens. */
export const whatsappRedirectCopy = {
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
};
