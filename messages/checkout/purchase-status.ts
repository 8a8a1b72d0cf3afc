import { inLanguage } from '#shared/language/language.ts';

/** The page that gateways return to, and that of the mailed link (DECISIONS 54). */
export const purchaseStatusCopy = inLanguage({
  id: {
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
      until: (time: string) =>
        `Terbuka di peramban ini sampai ${time} WIB. Sesudahnya lewat tautan di email.`,
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
  },
  en: {
    title: 'Your purchase',
    open: {
      title: 'Checking your payment',
      text: (email) =>
        `This usually takes less than a minute, and the page moves on by itself. You may also close it: we send the link to ${email}.`,
      ownText:
        'This usually takes less than a minute, and the page moves on by itself. You may also close it: the purchase completes on its own.',
      steps: {
        opened: 'Order placed',
        waiting: 'Waiting for the payment',
        waitingHint: 'We keep asking, less and less often.',
        done: 'Your product opens here',
      },
      pay: 'Continue the payment',
      check: 'Check now',
      checking: 'Checking…',
      notYet: 'We have not received it yet. It usually takes less than a minute; we keep asking.',
      otherWay: 'Pay another way',
      twice: 'Paid twice by accident? The second payment becomes your balance, it is not lost.',
    },
    leaving: {
      title: 'On the way to the payment page',
      text: 'Nothing happens? Press the button below.',
    },
    expired: {
      title: 'Nothing was paid',
      text: 'The time to pay is over, and we have taken no money.',
      declined:
        'Your bank or e-wallet refused the payment, and no money was taken. Try again, or choose another way.',
      again: 'Start again',
      payAgain: (way) => `Pay again with ${way}`,
    },
    confirm: {
      title: 'Check your email',
      text: (email) => `We sent a link to ${email}. Open it, and everything is ready.`,
      trial: (email) =>
        `We sent a link to ${email}. The trial starts when you open it; nothing is paid today.`,
    },
    bought: {
      title: 'This is yours now',
      gifts: (count) =>
        `${count} gift ${count === 1 ? 'code waits' : 'codes wait'} behind the link in the mail`,
      until: (time) => `Open in this browser until ${time} WIB. After that, by the link in the mail.`,
      byMail: 'The hour in this browser is over. Open it by the link in your mail.',
    },
    credited: {
      title: 'Your payment arrived, the purchase did not go through',
      text: (amount, email) =>
        `We keep all of ${amount} as balance of the account ${email}. Sign in with that address to use it, or ask us to return it.`,
      own: (amount) => `${amount} is in your balance, for whenever you want to use it.`,
      reason: (reason) => `The reason: ${reason}.`,
      signIn: 'Sign in and see the balance',
      otherTime: 'Choose another time',
      help: 'Contact us',
      owned: {
        title: 'You already own it',
        text: (title, amount) =>
          `${title} is yours already, so it was not bought again. ${amount} is kept whole as the balance of your account.`,
        open: 'Open the product',
        refund: 'Ask for the money back',
      },
    },
    mailed: {
      title: 'Your payment arrived',
      text: (amount, email) =>
        `We received ${amount}. To keep the account ${email} safe, what happens next is sent to that address.`,
      signIn: 'Sign in',
    },
    mail: {
      sent: (email) => `We also send the link to ${email}.`,
      resend: 'Send again',
      resent: 'Sent again. Please look into your spam folder, too.',
      change: 'A typo? Correct the address',
      email: 'The right address',
      save: 'Correct and send',
      changed: 'The address is corrected, and the link is on its way there.',
      failed: 'Not sent yet',
    },
    guest: {
      until: (time) => `Open in this browser until ${time} WIB. The link to sign in is in your mail.`,
      unlimited: 'Open in this browser. The link to sign in is in your mail.',
      mail: 'No mail?',
    },
    link: {
      title: 'Open your purchase',
      text: 'One press signs you in without a password and leads straight to your purchase.',
      open: 'Open my purchase',
      trialTitle: 'Start your trial',
      trialText: 'One press signs you in without a password, and the trial starts. Nothing is paid today.',
      trialOpen: 'Start the trial',
      busy: 'Opening…',
      usedTitle: 'This link no longer works',
      used: 'A link works once and for a limited time. Your purchase is safe: sign in with a code that we send to the same address.',
      signIn: 'Sign in with an email code',
      failed: 'Not opened yet',
    },
    missing: {
      title: 'Purchase not found',
      text: 'It may have been opened in another browser. Use the link in your mail, or sign in to your account.',
      signIn: 'Sign in',
    },
    toShop: 'See the marketplace',
  },
});
