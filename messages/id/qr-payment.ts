/** A QRIS code on our own page. */
export const qrPaymentCopy = {
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
};
