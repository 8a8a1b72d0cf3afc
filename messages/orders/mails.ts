import { inLanguage } from '#shared/language/language.ts';

export const receiptCopy = inLanguage({
  id: {
    subject: (amount: string) => `Bukti pembelian ${amount}`,
    openedAll: (count: number) => `${count} produk sudah terbuka`,
    bought: 'Kode hadiah Anda siap',
    thanks: 'Terima kasih, pembelian Anda sudah selesai dan aksesnya sudah terbuka.',
    total: 'Total',
    left: 'Sisa saldo',
    payment: 'Pembayaran',
    date: 'Tanggal',
    invoice: 'Invoice',
    open: 'Lihat pesanan dan invoice',
    gifts: (count: number) =>
      `${count} kode hadiah dari pesanan ini ada di halaman pembelian Anda, siap diberikan.`,
  },
  en: {
    subject: (amount) => `Receipt for ${amount}`,
    openedAll: (count) => `${count} products are open`,
    bought: 'Your gift codes are ready',
    thanks: 'Thank you, your purchase is complete and ready to open.',
    total: 'Total',
    left: 'Balance left',
    payment: 'Payment',
    date: 'Date',
    invoice: 'Invoice',
    open: 'See order and invoice',
    gifts: (count) =>
      count === 1
        ? '1 gift code of this order is on your purchases page, ready to give away.'
        : `${count} gift codes of this order are on your purchases page, ready to give away.`,
  },
});

export const grantCopy = inLanguage({
  id: {
    subject: (title: string) => `Untuk Anda: ${title}`,
    headline: (title: string) => `${title} untuk Anda`,
    given: 'Kami memberi Anda produk di bawah ini, tanpa biaya. Produknya sudah ada di akun Anda.',
    waits:
      'Kami memberi Anda produk di bawah ini, tanpa biaya. Tombol di bawah memastikan alamat email ini milik Anda, lalu membukanya. Tanpa kata sandi.',
    open: 'Buka sekarang',
  },
  en: {
    subject: (title) => `For you: ${title}`,
    headline: (title) => `${title} is for you`,
    given: 'We are giving you the product below, free of charge. It is in your account already.',
    waits:
      'We are giving you the product below, free of charge. The button below confirms that this address is yours, and opens it. No password needed.',
    open: 'Open it now',
  },
});
