import { inLanguage } from '#shared/language/language.ts';

export const qrPaymentCopy = inLanguage({
  id: {
    title: 'Pindai untuk membayar',
    lede: (title: string, email: string) => `${title}, untuk ${email}.`,
    ownLede: (title: string) => `${title}.`,
    code: (amount: string) => `Kode QRIS, ${amount}`,
    save: 'Simpan gambar QR',
    file: 'qris',
    until: (time: string) => `Bisa dibayar sampai ${time} WIB`,
    left: (time: string) => `${time} lagi`,
    waiting: 'Menunggu pembayaran. Halaman ini berpindah sendiri.',
    waitingPlain: 'Halaman ini memuat ulang sendiri setiap beberapa detik.',
    steps: [
      'Di HP ini juga? Simpan gambar QR, lalu pilih dari galeri di aplikasi bank atau dompet digital Anda.',
      'Periksa jumlahnya di aplikasi sebelum memasukkan PIN.',
      'Jangan tutup halaman ini. Bila tertutup, tautannya tetap kami kirim ke email.',
    ],
    ownSteps: [
      'Di HP ini juga? Simpan gambar QR, lalu pilih dari galeri di aplikasi bank atau dompet digital Anda.',
      'Periksa jumlahnya di aplikasi sebelum memasukkan PIN.',
      'Boleh ditutup: begitu dibayar, semuanya selesai sendiri.',
    ],
    check: 'Saya sudah membayar',
    simulate: 'Buka halaman simulasi',
  },
  en: {
    title: 'Scan to pay',
    lede: (title, email) => `${title}, for ${email}.`,
    ownLede: (title) => `${title}.`,
    code: (amount) => `QRIS code, ${amount}`,
    save: 'Save the QR picture',
    file: 'qris',
    until: (time) => `Can be paid until ${time} WIB`,
    left: (time) => `${time} left`,
    waiting: 'Waiting for your payment. This page moves on by itself.',
    waitingPlain: 'This page reloads by itself every few seconds.',
    steps: [
      'On this phone? Save the QR picture, then pick it from the gallery in your banking or e-wallet app.',
      'Check the amount in the app before you enter your PIN.',
      'Keep this page open. If it closes, the link still comes by mail.',
    ],
    ownSteps: [
      'On this phone? Save the QR picture, then pick it from the gallery in your banking or e-wallet app.',
      'Check the amount in the app before you enter your PIN.',
      'You may close this page: once paid, everything completes by itself.',
    ],
    check: 'I have paid',
    simulate: 'Open the simulation page',
  },
});
