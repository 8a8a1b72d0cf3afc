export const settingsCopy = {
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
};

export const guardsCopy = {
  label: 'Yang menjaga akun Anda',
  password: 'Kata sandi',
  set: 'Ada',
  unset: 'Belum ada',
  twoFactor: 'Verifikasi dua langkah',
  on: 'Aktif',
  off: 'Mati',
  passkeys: 'Passkey',
};

export const passwordCopy = {
  title: 'Kata sandi',
  lede: 'Minimal 8 karakter. Kalimat pendek yang hanya Anda tahu lebih kuat daripada kata yang rumit.',
  current: 'Kata sandi sekarang',
  next: 'Kata sandi baru',
  others: 'Keluarkan semua perangkat lain',
  change: 'Ganti kata sandi',
  done: 'Kata sandi sudah diganti',
  none: 'Anda masuk tanpa kata sandi. Kami kirim tautan untuk membuatnya ke email Anda.',
  send: 'Kirim tautan',
  sent: 'Tautan sudah kami kirim',
};

export const twoFactorCopy = {
  title: 'Verifikasi dua langkah',
  lede: 'Selain kata sandi, akun meminta kode enam angka dari aplikasi di ponsel Anda, misalnya Google Authenticator.',
  enable: 'Aktifkan',
  disable: 'Matikan',
  renew: 'Buat kode pemulihan baru',
  password: 'Kata sandi Anda',
  next: 'Lanjut',
  scanTitle: 'Pindai dengan aplikasi Anda',
  scan: 'Buka aplikasi autentikator, pilih tambah akun, lalu arahkan kamera ke gambar ini.',
  manual: 'Tidak bisa memindai? Pakai kunci ini:',
  copyKey: 'Salin kunci',
  keyCopied: 'Kunci disalin',
  openApp: 'Buka aplikasi autentikator',
  code: 'Kode enam angka',
  verify: 'Periksa kode',
  codesTitle: 'Simpan kode pemulihan',
  codes:
    'Masing-masing membuka akun sekali saja bila ponsel Anda hilang. Setelah jendela ini ditutup, kode tidak dapat dilihat lagi.',
  copy: 'Salin kode',
  copied: 'Kode disalin',
  kept: 'Saya sudah menyimpannya',
  enabled: 'Verifikasi dua langkah aktif',
  disabled: 'Verifikasi dua langkah dimatikan',
  disableTitle: 'Matikan verifikasi dua langkah?',
  disableText: 'Setelah ini kata sandi saja sudah cukup untuk membuka akun dan saldo Anda.',
  renewTitle: 'Buat kode pemulihan baru?',
  renewText: 'Kode yang lama langsung tidak berlaku.',
};

export const passkeysCopy = {
  title: 'Passkey',
  lede: 'Masuk dengan sidik jari, wajah, atau PIN perangkat. Tidak ada yang bisa dicuri atau ditebak.',
  add: 'Tambah passkey',
  adding: 'Menunggu perangkat…',
  added: 'Passkey ditambahkan',
  none: 'Belum ada passkey.',
  unnamed: 'Passkey',
  synced: 'Tersinkron',
  since: 'Sejak',
  remove: 'Hapus',
  removed: 'Passkey dihapus',
  removeTitle: (name: string) => `Hapus '${name}'?`,
  removeText: 'Perangkat itu tidak lagi dapat membuka akun Anda dengan passkey.',
  unsupported: 'Perangkat atau browser ini belum mendukung passkey.',
  needsScripts: 'Passkey dibuat oleh perangkat Anda. Aktifkan JavaScript untuk menambahkannya.',
  stopped: 'Perangkat Anda tidak menyelesaikannya. Coba sekali lagi.',
};

export const devicesCopy = {
  title: 'Perangkat yang masuk',
  lede: 'Kenali setiap baris. Yang bukan milik Anda, keluarkan, lalu ganti kata sandi.',
  current: 'Perangkat ini',
  unknown: 'Program',
  seen: 'Terakhir dipakai',
  end: 'Keluarkan',
  ended: 'Perangkat dikeluarkan',
  endOthers: 'Keluar dari semua perangkat lain',
  endOthersTitle: 'Keluar dari semua perangkat lain?',
  endOthersText: 'Hanya perangkat ini yang tetap masuk.',
  endedOthers: (count: number) => `${count} perangkat dikeluarkan`,
  only: 'Anda hanya masuk di perangkat ini.',
};

export const eventsCopy = {
  title: 'Aktivitas akun',
  lede: 'Catatan ini tidak dapat diubah siapa pun, juga tidak oleh kami.',
  none: 'Belum ada aktivitas.',
  byTeam: 'oleh tim kami',
};

export const emailCopy = {
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
};

export const googleCopy = {
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
};

export const phoneCopy = {
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
};

export const mailsCopy = {
  title: 'Email dari kami',
  lede: 'Email tentang keamanan akun selalu kami kirim.',
  topics: {
    receipts: { label: 'Bukti pembelian', hint: 'Sesaat setelah setiap pembelian.' },
    reminders: {
      label: 'Pengingat langganan dan pembayaran',
      hint: 'Tiga hari sebelum perpanjangan, dan sekali untuk pembayaran yang belum selesai.',
    },
    learning: {
      label: 'Kabar belajar',
      hint: 'Tanggapan atas tugas yang Anda kumpulkan. Bila Anda berhenti di tengah kursus: pelajaran berikutnya, paling banyak tiga kali.',
    },
    news: {
      label: 'Kabar dan penawaran',
      hint: 'Hanya bila Anda mau. Dapat dihentikan kapan saja dari setiap email.',
    },
  },
  language: 'Bahasa email',
  languages: { id: 'Indonesia', en: 'English' },
};

export const themeCopy = {
  title: 'Tampilan',
  lede: 'Berlaku di perangkat ini.',
};

export const consentsCopy = {
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
};

export const exportCopy = {
  title: 'Salinan data Anda',
  lede: 'Semua yang kami simpan tentang Anda, sebagai ZIP dengan JSON dan tabel CSV.',
  ask: 'Siapkan salinan',
  asked: 'Salinan sedang disiapkan',
  askedText: 'Kami kirim email begitu siap diunduh.',
  packing: 'Sedang disiapkan. Kami kirim email begitu siap.',
  ready: 'Siap diunduh sampai',
  download: 'Unduh ZIP',
};

export const deletionCopy = {
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
};

/** The audit log in the words of the account's owner. */
export const securityEventLabels = {
  'account.signed_in': 'Masuk',
  'account.sign_in_failed': 'Percobaan masuk gagal',
  'account.signed_out': 'Keluar',
  'account.password_changed': 'Kata sandi diganti',
  'account.password_reset': 'Kata sandi diatur ulang lewat email',
  'account.email_change_requested': 'Perubahan alamat email diminta',
  'account.email_changed': 'Alamat email berubah',
  'account.two_factor_enabled': 'Verifikasi dua langkah diaktifkan',
  'account.two_factor_disabled': 'Verifikasi dua langkah dimatikan',
  'account.recovery_codes_renewed': 'Kode pemulihan baru dibuat',
  'account.recovery_code_used': 'Masuk dengan kode pemulihan',
  'account.passkey_added': 'Passkey ditambahkan',
  'account.passkey_removed': 'Passkey dihapus',
  'account.google_linked': 'Google dihubungkan',
  'account.login_unlinked': 'Google dilepaskan',
  'account.phone_confirmed': 'Nomor telepon dikonfirmasi',
  'account.phone_removed': 'Nomor telepon dilepaskan',
  'account.session_ended': 'Satu perangkat dikeluarkan',
  'account.other_sessions_ended': 'Semua perangkat lain dikeluarkan',
  'account.export_requested': 'Salinan data diminta',
  'account.deletion_requested': 'Penghapusan akun diminta',
  'account.deletion_cancelled': 'Penghapusan akun dibatalkan',
  'account.deleted': 'Akun dihapus',
  'user.role_changed': 'Peran diubah',
  'user.admin_change_requested': 'Perubahan hak admin diajukan',
  'user.admin_change_approved': 'Perubahan hak admin disetujui',
  'user.admin_change_rejected': 'Perubahan hak admin ditolak',
  'user.deactivated': 'Akun dinonaktifkan',
  'user.activated': 'Akun diaktifkan kembali',
  'user.signed_out': 'Semua perangkat dikeluarkan',
  'user.second_factor_lifted': 'Verifikasi dua langkah dimatikan',
};
