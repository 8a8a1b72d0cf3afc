import { inLanguage } from '#shared/language/language.ts';

export const purchaseLinkCopy = inLanguage({
  id: {
    subject: (title: string) => `Buka pembelian Anda: ${title}`,
    waiting: (title: string) => `Satu langkah lagi untuk ${title}`,
    bought:
      'Terima kasih, pembayaran Anda sudah kami terima. Tombol di bawah membuka pembelian Anda, tanpa kata sandi.',
    owned: (titles: string, amount: string) =>
      `Anda sudah memiliki ${titles}, jadi ${amount} dari pembayaran ini kami simpan sebagai saldo Anda.`,
    begins: 'Tombol di bawah memastikan alamat email ini milik Anda, lalu membukanya. Tanpa kata sandi.',
    once: 'Tautan ini berlaku satu kali selama tujuh hari. Setelah itu, masuk dengan alamat email ini dan kode yang kami kirim.',
    whatsapp: (words: string, phone: string) =>
      `Anda mencentang “${words}” untuk nomor ${phone}. Itu berlaku setelah tombol di bawah ditekan; ubah kapan saja di Pengaturan.`,
    open: 'Buka pembelian saya',
    trial: {
      subject: (title: string) => `Mulai masa coba: ${title}`,
      waiting: (title: string) => `Satu langkah lagi untuk mencoba ${title}`,
      begins:
        'Tombol di bawah memastikan alamat email ini milik Anda, lalu masa coba dimulai. Tanpa kata sandi, dan hari ini tidak ada yang ditagih.',
      open: 'Mulai masa coba',
    },
  },
  en: {
    subject: (title) => `Open your purchase: ${title}`,
    waiting: (title) => `One step left for ${title}`,
    bought: 'Thank you, your payment has arrived. The button below opens your purchase, without a password.',
    owned: (titles, amount) =>
      `You already own ${titles}, so we keep ${amount} of this payment as your credit.`,
    begins: 'The button below confirms that this address is yours, and opens it. No password needed.',
    once: 'This link works once, for seven days. After that, sign in with this address and the code that we send.',
    whatsapp: (words, phone) =>
      `You ticked “${words}” for ${phone}. That counts once the button below is pressed; change it any time in Settings.`,
    open: 'Open my purchase',
    trial: {
      subject: (title) => `Start your trial: ${title}`,
      waiting: (title) => `One step left to try ${title}`,
      begins:
        'The button below confirms that this address is yours, and the trial starts. No password needed, and nothing is charged today.',
      open: 'Start the trial',
    },
  },
});

export const intentCopy = inLanguage({
  id: {
    subject: 'Pembelian Anda tidak jadi dilanjutkan',
    cancelled: (reason: string) =>
      `Pembayaran Anda sudah kami terima, tetapi pembelian di bawah ini kami batalkan karena ${reason}.`,
    kept: 'Tidak ada yang dipotong: seluruhnya tersimpan sebagai saldo Anda dan bisa dipakai kapan saja.',
    owned: {
      subject: (title: string) => `Anda sudah memiliki ${title}`,
      text: (amount: string) =>
        `Pembayaran Anda sebesar ${amount} sudah kami terima, tetapi yang dibeli sudah Anda miliki. Jadi tidak kami jual lagi kepada Anda: seluruhnya tersimpan sebagai saldo akun Anda.`,
    },
    paidTwice: {
      subject: (title: string) => `Terbayar dua kali: ${title}`,
      text: (amount: string) =>
        `Pembelian ini sudah lunas, dan ${amount} kami terima sekali lagi. Yang kedua tersimpan utuh sebagai saldo akun Anda.`,
    },
    useOrRefund: 'Pakai saldo itu kapan saja, atau minta uangnya kembali.',
    keptAmount: 'Tersimpan sebagai saldo',
    openOwned: 'Buka yang sudah Anda miliki',
    askRefund: 'Minta uangnya kembali',
    purchase: 'Pembelian',
    price: 'Harga saat itu',
    open: 'Lihat saldo',
    otherTime: 'Pilih jam lain',
  },
  en: {
    subject: 'Your purchase did not go through',
    cancelled: (reason) => `Your payment has arrived, but we cancelled the purchase below because ${reason}.`,
    kept: 'Nothing was charged: all of it is kept as your balance, to use any time.',
    owned: {
      subject: (title) => `You already own ${title}`,
      text: (amount) =>
        `Your payment of ${amount} has arrived, but what was bought is yours already. So we did not sell it to you again: all of it is kept as the balance of your account.`,
    },
    paidTwice: {
      subject: (title) => `Paid twice: ${title}`,
      text: (amount) =>
        `This purchase was paid already, and ${amount} arrived once more. The second payment is kept whole as the balance of your account.`,
    },
    useOrRefund: 'Use that balance any time, or ask for the money back.',
    keptAmount: 'Kept as balance',
    openOwned: 'Open what you own',
    askRefund: 'Ask for the money back',
    purchase: 'Purchase',
    price: 'Price at the time',
    open: 'See balance',
    otherTime: 'Choose another time',
  },
});
