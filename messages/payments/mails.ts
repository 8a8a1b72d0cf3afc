import { inLanguage } from '#shared/language/language.ts';

export const paymentReminderCopy = inLanguage({
  id: {
    subject: (what: string) => `Pembayaran Anda belum selesai: ${what}`,
    topUp: 'Isi saldo',
    open: 'Pembayaran ini sudah Anda buka tetapi belum selesai. Tombol di bawah membawa Anda kembali ke sana.',
    once: 'Sudah membayar, atau berubah pikiran? Abaikan saja email ini; kami hanya mengingatkan sekali.',
    what: 'Untuk',
    until: 'Berlaku sampai',
    amount: 'Jumlah',
    pay: 'Lanjutkan pembayaran',
  },
  en: {
    subject: (what) => `Your payment is not finished: ${what}`,
    topUp: 'Top-up',
    open: 'You opened this payment and have not finished it. The button below takes you back to it.',
    once: 'Paid already, or changed your mind? Ignore this mail; we remind you once only.',
    what: 'For',
    until: 'Open until',
    amount: 'Amount',
    pay: 'Continue the payment',
  },
});
