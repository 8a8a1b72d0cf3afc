/** The page that a payment leads back to, and the one of the mailed link (DECISIONS 54). */
export const purchaseStatusCopy = {
  title: 'Pembelian Anda',
  open: {
    title: 'Pembayaran sedang dicek',
    text: (email: string) =>
      `Biasanya kurang dari satu menit. Halaman ini berpindah sendiri. Anda juga boleh menutupnya: tautannya kami kirim ke ${email}.`,
    ownText:
      'Biasanya kurang dari satu menit. Halaman ini berpindah sendiri. Anda juga boleh menutupnya: pembelian selesai sendiri.',
    steps: {
      opened: 'Pesanan dibuat',
      waiting: 'Menunggu kabar pembayaran',
      waitingHint: 'Kami bertanya sendiri, makin lama makin jarang.',
      done: 'Produk terbuka di sini',
    },
    pay: 'Lanjutkan pembayaran',
    check: 'Cek sekarang',
    checking: 'Mengecek…',
    notYet: 'Belum kami terima. Biasanya kurang dari satu menit; kami terus mengecek.',
    otherWay: 'Bayar dengan cara lain',
    twice: 'Terlanjur membayar dua kali? Yang kedua menjadi saldo Anda, tidak hilang.',
  },
  leaving: {
    title: 'Menuju halaman pembayaran',
    text: 'Tidak berpindah sendiri? Tekan tombol di bawah.',
  },
  expired: {
    title: 'Pembayaran belum terjadi',
    text: 'Batas waktunya sudah lewat, dan tidak ada uang yang kami ambil.',
    declined:
      'Pembayarannya ditolak bank atau dompet digital Anda, dan tidak ada uang yang kami ambil. Coba lagi, atau pilih cara lain.',
    again: 'Mulai lagi',
    payAgain: (way: string) => `Bayar lagi dengan ${way}`,
  },
  confirm: {
    title: 'Periksa email Anda',
    text: (email: string) => `Kami mengirim tautan ke ${email}. Buka tautan itu, dan semuanya siap.`,
    trial: (email: string) =>
      `Kami mengirim tautan ke ${email}. Masa coba mulai saat Anda membukanya; hari ini tidak ada yang dibayar.`,
  },
  bought: {
    title: 'Ini milik Anda sekarang',
    gifts: (count: number) => `${count} kode hadiah menunggu di balik tautan email`,
    until: (time: string) => `Terbuka di peramban ini sampai ${time} WIB. Sesudahnya lewat tautan di email.`,
    byMail: 'Waktu satu jam di peramban ini sudah lewat. Buka lewat tautan di email Anda.',
  },
  credited: {
    title: 'Pembayaran Anda sampai, pembeliannya tidak jadi',
    text: (amount: string, email: string) =>
      `${amount} kami simpan utuh sebagai saldo akun ${email}. Masuk dengan alamat itu untuk memakainya, atau minta kembali lewat bantuan.`,
    own: (amount: string) => `${amount} sudah masuk ke saldo Anda dan bisa dipakai kapan saja.`,
    reason: (reason: string) => `Sebabnya: ${reason}.`,
    signIn: 'Masuk dan lihat saldo',
    otherTime: 'Pilih jam lain',
    help: 'Hubungi kami',
    owned: {
      title: 'Anda sudah memilikinya',
      text: (title: string, amount: string) =>
        `${title} sudah menjadi milik Anda, jadi tidak dibeli lagi. ${amount} tersimpan utuh sebagai saldo akun Anda.`,
      open: 'Buka produknya',
      refund: 'Minta uangnya kembali',
    },
  },
  mailed: {
    title: 'Pembayaran Anda sampai',
    text: (amount: string, email: string) =>
      `${amount} sudah kami terima. Demi keamanan akun ${email}, kelanjutannya kami kirim ke alamat itu.`,
    signIn: 'Masuk',
  },
  mail: {
    sent: (email: string) => `Tautan juga kami kirim ke ${email}.`,
    resend: 'Kirim ulang',
    resent: 'Tautan dikirim lagi. Periksa juga folder spam.',
    change: 'Salah ketik? Perbaiki alamat',
    email: 'Alamat yang benar',
    save: 'Perbaiki dan kirim',
    changed: 'Alamatnya sudah diperbaiki, dan tautan dikirim ke sana.',
    failed: 'Belum terkirim',
  },
  guest: {
    until: (time: string) => `Terbuka di peramban ini sampai ${time} WIB. Tautan masuk ada di email Anda.`,
    unlimited: 'Terbuka di peramban ini. Tautan masuk ada di email Anda.',
    mail: 'Tidak sampai?',
  },
  link: {
    title: 'Buka pembelian Anda',
    text: 'Satu tekan, lalu Anda masuk tanpa kata sandi dan langsung di pembelian Anda.',
    open: 'Buka pembelian saya',
    trialTitle: 'Mulai masa coba Anda',
    trialText:
      'Satu tekan, lalu Anda masuk tanpa kata sandi dan masa coba mulai. Hari ini tidak ada yang dibayar.',
    trialOpen: 'Mulai masa coba',
    busy: 'Membuka…',
    usedTitle: 'Tautan ini sudah tidak berlaku',
    used: 'Tautan hanya bisa dipakai satu kali dan ada batas waktunya. Pembelian Anda aman: masuk dengan kode yang kami kirim ke alamat yang sama.',
    signIn: 'Masuk dengan kode email',
    failed: 'Belum bisa dibuka',
  },
  missing: {
    title: 'Pembelian tidak ditemukan',
    text: 'Mungkin dibuka di peramban lain. Buka lewat tautan di email Anda, atau masuk ke akun Anda.',
    signIn: 'Masuk',
  },
  toShop: 'Lihat Marketplace',
};
