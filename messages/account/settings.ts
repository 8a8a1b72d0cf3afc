import { inLanguage } from '#shared/language/language.ts';

export const settingsCopy = inLanguage({
  id: {
    title: 'Pengaturan',
    subtitle: 'Siapa yang boleh masuk, ke mana kami menulis, dan apa yang kami simpan.',
    nav: 'Bagian pengaturan',
    tabs: {
      security: 'Keamanan',
      devices: 'Perangkat',
      'sign-in': 'Cara masuk',
      mails: 'Email & tampilan',
      privacy: 'Data & privasi',
    },
    saving: 'Menyimpan...',
    cancel: 'Batal',
    saved: 'Tersimpan',
    failed: 'Belum berhasil',
  },
  en: {
    title: 'Settings',
    subtitle: 'Who may sign in, where we write to, and what we keep.',
    nav: 'Settings sections',
    tabs: {
      security: 'Security',
      devices: 'Devices',
      'sign-in': 'Ways to sign in',
      mails: 'Email & appearance',
      privacy: 'Data & privacy',
    },
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Saved',
    failed: 'That did not work',
  },
});

export const emailCopy = inLanguage({
  id: {
    title: 'Alamat email',
    lede: 'Perubahan berlaku setelah alamat lama dan alamat baru sama-sama menyetujuinya.',
    next: 'Alamat email baru',
    change: 'Ganti alamat',
    sentTitle: 'Periksa kedua kotak surat',
    sent: 'Kami mengirim tautan ke alamat sekarang dan ke alamat baru.',
    waiting: 'Menunggu persetujuan untuk pindah ke',
    current: 'Alamat sekarang',
    fresh: 'Alamat baru',
    agreed: 'Setuju',
    notYet: 'Belum',
  },
  en: {
    title: 'Email address',
    lede: 'It changes once the old and the new address have both agreed.',
    next: 'New email address',
    change: 'Change address',
    sentTitle: 'Check both inboxes',
    sent: 'We have sent a link to your current address and to the new one.',
    waiting: 'Waiting for approval to move to',
    current: 'Current address',
    fresh: 'New address',
    agreed: 'Agreed',
    notYet: 'Not yet',
  },
});

export const googleCopy = inLanguage({
  id: {
    title: 'Google',
    lede: 'Masuk dengan satu ketukan. Kami hanya membaca nama dan alamat email Anda.',
    link: 'Hubungkan Google',
    unlink: 'Lepaskan',
    linked: 'Terhubung sejak',
    unlinked: 'Google dilepaskan',
    none: 'Belum terhubung.',
    off: 'Masuk dengan Google belum diaktifkan di situs ini.',
    failed: 'Google tidak terhubung. Coba sekali lagi.',
    unlinkTitle: 'Lepaskan Google?',
    unlinkText: 'Anda tidak lagi dapat masuk dengan akun Google ini.',
  },
  en: {
    title: 'Google',
    lede: 'Sign in with one tap. We only read your name and your email address.',
    link: 'Connect Google',
    unlink: 'Disconnect',
    linked: 'Connected since',
    unlinked: 'Google disconnected',
    none: 'Not connected yet.',
    off: 'Signing in with Google is not available on this site.',
    failed: 'Google was not connected. Please try again.',
    unlinkTitle: 'Disconnect Google?',
    unlinkText: 'You can no longer sign in with this Google account.',
  },
});

export const phoneCopy = inLanguage({
  id: {
    title: 'Nomor telepon',
    lede: 'Masuk dengan kode lewat SMS. Nomor ini tidak kami pakai untuk hal lain.',
    off: 'Kode lewat telepon belum tersedia di situs ini.',
    add: 'Nomor ponsel Anda',
    change: 'Nomor ponsel baru',
    hint: 'Misalnya 0812 3456 7890',
    invalid: 'Isi nomor ponsel yang lengkap.',
    send: 'Kirim kode',
    sending: 'Mengirim…',
    sent: (number: string) => `Kode enam angka sudah kami kirim ke ${number}. Berlaku 10 menit.`,
    code: 'Kode enam angka',
    confirm: 'Simpan nomor',
    other: 'Pakai nomor lain',
    done: 'Nomor telepon tersimpan',
    remove: 'Lepaskan',
    removed: 'Nomor telepon dilepaskan',
    removeTitle: (number: string) => `Lepaskan ${number}?`,
    removeText: 'Kode ke nomor ini tidak lagi membuka akun Anda.',
  },
  en: {
    title: 'Phone number',
    lede: 'Sign in with a code by SMS. We use this number for nothing else.',
    off: 'Codes by phone are not available on this site yet.',
    add: 'Your mobile number',
    change: 'New mobile number',
    hint: 'For example 0812 3456 7890',
    invalid: 'Enter a complete mobile number.',
    send: 'Send code',
    sending: 'Sending…',
    sent: (number) => `We have sent a six-digit code to ${number}. It works for 10 minutes.`,
    code: 'Six-digit code',
    confirm: 'Save number',
    other: 'Use another number',
    done: 'Phone number saved',
    remove: 'Remove',
    removed: 'Phone number removed',
    removeTitle: (number) => `Remove ${number}?`,
    removeText: 'Codes to this number no longer open your account.',
  },
});

export const mailsCopy = inLanguage({
  id: {
    title: 'Email dari kami',
    lede: 'Email tentang keamanan akun selalu kami kirim.',
    topics: {
      receipts: { label: 'Bukti pembelian', hint: 'Sesaat setelah setiap pembelian.' },
      reminders: {
        label: 'Pengingat langganan dan pembayaran',
        hint: 'Tiga hari sebelum perpanjangan, dan sekali untuk pembayaran yang belum selesai atau masa coba yang berakhir.',
      },
      learning: {
        label: 'Kabar belajar',
        hint: 'Tanggapan atas tugas yang Anda kumpulkan. Bila Anda berhenti di tengah kursus: pelajaran berikutnya, paling banyak tiga kali.',
      },
      news: {
        label: 'Kabar',
        hint: 'Tulisan dan kelas baru. Hanya bila Anda mau; setiap email dapat menghentikannya.',
      },
      offers: {
        label: 'Penawaran',
        hint: 'Harga khusus dan kode. Hanya bila Anda mau; setiap email dapat menghentikannya.',
      },
    },
    language: 'Bahasa email',
    languages: { id: 'Indonesia', en: 'English' },
  },
  en: {
    title: 'Emails from us',
    lede: 'Emails about the security of your account are always sent.',
    topics: {
      receipts: { label: 'Receipts', hint: 'Right after each purchase.' },
      reminders: {
        label: 'Subscription and payment reminders',
        hint: 'Three days before a renewal, and once for a payment that is not finished or a trial that ends.',
      },
      learning: {
        label: 'About your courses',
        hint: 'Feedback on what you handed in. When you have stopped in a course: the next lesson, three times at most.',
      },
      news: {
        label: 'News',
        hint: 'New articles and classes. Only if you want them; every email lets you stop them.',
      },
      offers: {
        label: 'Offers',
        hint: 'Special prices and codes. Only if you want them; every email lets you stop them.',
      },
    },
    language: 'Email language',
    languages: { id: 'Indonesia', en: 'English' },
  },
});

export const themeCopy = inLanguage({
  id: {
    title: 'Tampilan',
    lede: 'Berlaku di perangkat ini.',
  },
  en: {
    title: 'Appearance',
    lede: 'Applies to this device.',
  },
});

export const consentsCopy = inLanguage({
  id: {
    title: 'Persetujuan Anda',
    lede: 'Apa yang pernah Anda setujui. Menariknya menghapus data yang dikirim bersamanya.',
    none: 'Anda belum menyetujui apa pun di luar pemakaian akun.',
    granted: 'Disetujui',
    withdrawn: 'Ditarik',
    version: (day: string) => `versi ${day}`,
    withdraw: 'Tarik',
    done: 'Persetujuan ditarik',
    confirmTitle: (purpose: string) => `Tarik persetujuan '${purpose}'?`,
    confirmText: 'Data yang Anda kirim dengan formulir ini dihapus. Ini tidak dapat dibatalkan.',
    confirmAds: 'Mulai sekarang tidak ada lagi yang diberitahukan, dan yang kami simpan untuk itu dihapus.',
    confirmMessages: 'Kami berhenti mengirimnya. Anda dapat menyetujuinya lagi kapan saja.',
  },
  en: {
    title: 'Your consents',
    lede: 'What you have agreed to. Withdrawing a consent deletes the data that was sent with it.',
    none: 'You have not agreed to anything beyond using your account.',
    granted: 'Given',
    withdrawn: 'Withdrawn',
    version: (day) => `version of ${day}`,
    withdraw: 'Withdraw',
    done: 'Consent withdrawn',
    confirmTitle: (purpose) => `Withdraw the consent '${purpose}'?`,
    confirmText: 'The data you sent with this form is deleted. This cannot be undone.',
    confirmAds: 'Nothing more is told from now on, and what we kept for it is deleted.',
    confirmMessages: 'We stop sending it. You can agree again at any time.',
  },
});

export const exportCopy = inLanguage({
  id: {
    title: 'Salinan data Anda',
    lede: 'Semua yang kami simpan tentang Anda, sebagai ZIP dengan JSON dan tabel CSV.',
    ask: 'Siapkan salinan',
    asked: 'Salinan sedang disiapkan',
    askedText: 'Kami kirim email begitu siap diunduh.',
    packing: 'Sedang disiapkan. Kami kirim email begitu siap.',
    ready: 'Siap diunduh sampai',
    download: 'Unduh ZIP',
  },
  en: {
    title: 'Copy of your data',
    lede: 'Everything we keep about you, as a ZIP with JSON and CSV tables.',
    ask: 'Prepare a copy',
    asked: 'Your copy is being prepared',
    askedText: 'We send an email as soon as it can be downloaded.',
    packing: 'Being prepared. We send an email once it is ready.',
    ready: 'Can be downloaded until',
    download: 'Download ZIP',
  },
});

export const deletionCopy = inLanguage({
  id: {
    title: 'Hapus akun',
    lede: 'Nama, alamat, profil, dan cara masuk dihapus setelah 7 hari. Catatan transaksi disimpan tanpa nama Anda.',
    ask: 'Hapus akun',
    dialogTitle: 'Hapus akun Anda?',
    dialogText:
      'Dalam 7 hari Anda masih dapat membatalkannya. Sesudah itu pembelian, langganan, dan saldo tidak dapat dibuka lagi.',
    balance: (amount: string) => `Saya tahu saldo ${amount} akan hangus.`,
    confirm: 'Hapus dalam 7 hari',
    asked: 'Permintaan Anda sudah dicatat',
    pending: 'Akun ini dihapus pada',
    keep: 'Batalkan penghapusan',
    kept: 'Akun Anda tetap ada',
  },
  en: {
    title: 'Delete account',
    lede: 'Name, address, profile and ways to sign in are deleted after 7 days. Records of transactions are kept without your name.',
    ask: 'Delete account',
    dialogTitle: 'Delete your account?',
    dialogText:
      'You can change your mind for 7 days. After that your purchases, subscriptions and balance can no longer be opened.',
    balance: (amount) => `I know that my balance of ${amount} will be lost.`,
    confirm: 'Delete in 7 days',
    asked: 'We have noted your request',
    pending: 'This account will be deleted on',
    keep: 'Cancel the deletion',
    kept: 'Your account stays',
  },
});
