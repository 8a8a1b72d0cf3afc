import { BRAND } from '#shared/content/setting-tokens.ts';
import { inLanguage } from '#shared/language/language.ts';
import type { RefundDestination } from '#shared/shop/refunds.ts';

const approvedSubject: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) => `Dana ${amount} sudah kembali ke saldo Anda`,
  original_payment: (amount) => `Dana ${amount} kami kirim ke pembayaran asal Anda`,
};

const approved: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} sudah masuk ke saldo, dan akses ke produk ini berakhir.`,
  original_payment: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} kami kirim ke pembayaran asal dan sampai dalam beberapa hari kerja; bila ditolak di sana, dananya masuk ke saldo Anda. Akses ke produk ini berakhir.`,
};

export const mailCopy = inLanguage({
  id: {
    hello: (name: string | null) => (name === null ? 'Halo,' : `Halo ${name},`),
    helloTeam: 'Halo Tim,',
    consultant: 'Konsultan AI',
    address: 'Bila tombol tidak berfungsi, salin alamat ini:',
    unsubscribe: 'Berhenti menerima email seperti ini',
    product: 'Produk',
    order: 'Nomor pesanan',
  },
  en: {
    hello: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    helloTeam: 'Hello team,',
    consultant: 'AI consultant',
    address: 'If the button does not work, copy this address:',
    unsubscribe: 'Stop emails like this one',
    product: 'Product',
    order: 'Order number',
  },
});

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

export const refundCopy = inLanguage({
  id: {
    noticeSubject: (title: string) => `Pengajuan pengembalian dana: ${title}`,
    notice: 'Ada pengajuan pengembalian dana yang menunggu keputusan.',
    reason: (reason: string) => `Alasan:\n${reason}`,
    buyer: 'Pembeli',
    amount: 'Jumlah',
    receivedSubject: 'Pengajuan pengembalian dana Anda kami terima',
    received: [
      'Kami akan memeriksanya dan mengabari Anda lewat email begitu diputuskan.',
      'Yang menentukan adalah keadaan saat keputusan dibuat: berkas yang diunduh atau materi yang dibuka sementara itu ikut dihitung.',
    ],
    open: 'Lihat pesanan',
    approvedSubject,
    approved,
    rejectedSubject: 'Pengajuan pengembalian dana Anda',
    rejected: 'Pengajuan Anda sudah kami periksa dan tidak dapat kami setujui.',
    note: (note: string) => `Catatan dari kami:\n${note}`,
  },
  en: {
    noticeSubject: (title) => `Refund request: ${title}`,
    notice: 'A refund request is waiting for a decision.',
    reason: (reason) => `Reason:\n${reason}`,
    buyer: 'Buyer',
    amount: 'Amount',
    receivedSubject: 'We have received your refund request',
    received: [
      'We will look into it and email you once it is decided.',
      'What counts is how things stand at the decision: files downloaded or content opened until then are included.',
    ],
    open: 'See order',
    approvedSubject: {
      wallet: (amount) => `${amount} is back in your balance`,
      original_payment: (amount) => `We are sending ${amount} to your original payment`,
    },
    approved: {
      wallet: (amount) =>
        `We have approved your request. ${amount} was added to your balance, and your access to this product ends.`,
      original_payment: (amount) =>
        `We have approved your request. We are sending ${amount} to the original payment, where it arrives within a few working days; should it be refused there, it is added to your balance. Your access to this product ends.`,
    },
    rejectedSubject: 'Your refund request',
    rejected: 'We have looked into your request and cannot approve it.',
    note: (note) => `A note from us:\n${note}`,
  },
});

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

export const bookingCopy = inLanguage({
  id: {
    subjects: {
      free: (name: string) => `Konsultasi gratis dipesan: ${name}`,
      paid: (name: string) => `Paket konsultasi dipesan: ${name}`,
      audit: (name: string) => `Bicara tentang audit dipesan: ${name}`,
    },
    booked: {
      free: 'Konsultasi gratis baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
      paid: 'Paket konsultasi baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
      audit: 'Bicara tentang audit gratis baru saja dipesan.',
    },
    name: 'Nama',
    email: 'Email',
    company: 'Nama usaha',
    month: 'Bulan',
  },
  en: {
    subjects: {
      free: (name) => `Free consultation booked: ${name}`,
      paid: (name) => `Consultation package booked: ${name}`,
      audit: (name) => `Audit talk booked: ${name}`,
    },
    booked: {
      free: 'A free consultation has just been booked. Contact the customer to agree on a time.',
      paid: 'A consultation package has just been booked. Contact the customer to agree on a time.',
      audit: 'A talk about a free audit has just been booked.',
    },
    name: 'Name',
    email: 'Email',
    company: 'Business name',
    month: 'Month',
  },
});

export const smsCopy = inLanguage({
  id: {
    code: (code: string) => `${code} adalah kode ${BRAND} Anda. Jangan berikan kepada siapa pun.`,
  },
  en: {
    code: (code) => `${code} is your ${BRAND} code. Give it to nobody.`,
  },
});

export const waitCopy = inLanguage({
  id: {
    confirmSubject: (title: string) => `Kabari Anda tentang ${title}?`,
    confirm: (title: string) =>
      `Alamat ini diminta untuk mendapat kabar saat ${title} bisa dibeli. Tekan tombol di bawah, dan kami mengirim satu email saat itu tiba.`,
    ignore: 'Bukan Anda yang meminta? Abaikan saja; kami tidak akan mengirim apa pun.',
    confirmButton: 'Ya, kabari saya',
    subjects: {
      launch: (title: string) => `${title} sudah bisa dibeli`,
      restock: (title: string) => `${title} tersedia lagi`,
    },
    notices: {
      launch: (title: string) => `Anda meminta kabar saat ${title} rilis. Sekarang sudah bisa dibeli.`,
      restock: (title: string) =>
        `Anda meminta kabar saat ${title} tersedia lagi. Sekarang ada, jumlahnya terbatas.`,
    },
    once: 'Ini satu-satunya email tentang hal ini.',
    open: 'Lihat produknya',
  },
  en: {
    confirmSubject: (title) => `Shall we tell you about ${title}?`,
    confirm: (title) =>
      `Somebody asked that this address be told when ${title} can be bought. Press the button below, and we send one mail when it is time.`,
    ignore: 'It was not you? Ignore this; we will send nothing.',
    confirmButton: 'Yes, tell me',
    subjects: {
      launch: (title) => `${title} is out`,
      restock: (title) => `${title} is available again`,
    },
    notices: {
      launch: (title) => `You asked to be told when ${title} is released. It can be bought now.`,
      restock: (title) =>
        `You asked to be told when ${title} is available again. It is, in a limited number.`,
    },
    once: 'This is the only mail about it.',
    open: 'See the product',
  },
});

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
