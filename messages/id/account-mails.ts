import type { AccountMailKind } from '#shared/people/account-mails.ts';

interface MailCopy {
  readonly subject: string;
  readonly text: string;
  /** Of the button. */
  readonly label?: string;
  readonly closing?: string;
}

const ignore = 'Bila Anda tidak merasa memintanya, abaikan saja email ini: tidak ada yang berubah.';
const notYou =
  'Bila bukan Anda, segera atur ulang kata sandi Anda dari halaman masuk; semua perangkat lain akan keluar.';
export const accountMails: Readonly<Record<AccountMailKind, MailCopy>> = {
  'verify-email': {
    subject: 'Konfirmasi email Anda',
    text: 'Terima kasih sudah mendaftar. Ketik kode ini di halaman tempat Anda mendaftar, atau tekan tombol di bawah. Kodenya berlaku 10 menit, tautannya 24 jam.',
    label: 'Konfirmasi email',
    closing: ignore,
  },
  'reset-password': {
    subject: 'Atur ulang kata sandi',
    text: 'Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautannya berlaku 1 jam.',
    label: 'Atur kata sandi baru',
    closing: ignore,
  },
  'claim-account': {
    subject: 'Selesaikan pendaftaran Anda',
    text: 'Alamat ini pernah didaftarkan tetapi belum dikonfirmasi. Ketik kode ini di halaman tempat Anda mendaftar, atau buat kata sandi Anda sendiri lewat tombol di bawah. Kodenya berlaku 10 menit, tautannya 1 jam.',
    label: 'Buat kata sandi',
    closing: ignore,
  },
  'account-exists': {
    subject: 'Anda sudah memiliki akun',
    text: 'Seseorang baru saja mendaftar dengan alamat ini, padahal akunnya sudah ada. Bila itu Anda, ketik kode ini di halaman itu (berlaku 10 menit), atau masuk seperti biasa.',
    label: 'Masuk',
    closing: ignore,
  },
  'sign-in-code': {
    subject: 'Kode masuk Anda',
    text: 'Ketik kode ini di halaman yang memintanya. Berlaku 10 menit, dan jangan berikan kepada siapa pun.',
    closing: ignore,
  },
  'confirm-code': {
    subject: 'Kode konfirmasi Anda',
    text: 'Ketik kode ini untuk membuktikan bahwa ini memang Anda. Berlaku 10 menit, dan jangan berikan kepada siapa pun.',
    closing: notYou,
  },
  'email-change-current': {
    subject: 'Akun Anda akan memakai alamat lain',
    text: 'Seseorang yang masuk sebagai Anda ingin memindahkan akun ini ke alamat email lain. Perubahan baru berlaku setelah kedua alamat menyetujuinya. Tautannya berlaku 24 jam.',
    label: 'Setujui perubahan',
    closing: notYou,
  },
  'email-change-new': {
    subject: 'Konfirmasi alamat email baru Anda',
    text: 'Alamat ini akan menjadi alamat masuk sebuah akun. Konfirmasi bahwa alamat ini milik Anda. Tautannya berlaku 24 jam.',
    label: 'Konfirmasi alamat ini',
    closing: ignore,
  },
  'email-change-taken': {
    subject: 'Anda sudah memiliki akun',
    text: 'Seseorang ingin memindahkan akunnya ke alamat ini, padahal alamat ini sudah punya akun. Tidak ada yang berubah.',
    label: 'Masuk',
    closing: ignore,
  },
  'email-changed': {
    subject: 'Alamat email akun Anda sudah berubah',
    text: 'Akun Anda sekarang masuk dengan alamat yang baru. Semua perangkat sudah keluar; masuk sekali lagi dengan alamat itu.',
    closing: 'Bila bukan Anda, balas email ini secepatnya.',
  },
  'password-changed': {
    subject: 'Kata sandi Anda sudah diganti',
    text: 'Kata sandi akun Anda baru saja diganti.',
    closing: notYou,
  },
  'two-factor-enabled': {
    subject: 'Verifikasi dua langkah aktif',
    text: 'Mulai sekarang akun Anda meminta kode dari ponsel setiap kali masuk. Simpan kode pemulihan di tempat yang aman.',
    closing: notYou,
  },
  'two-factor-disabled': {
    subject: 'Verifikasi dua langkah dimatikan',
    text: 'Akun Anda tidak lagi meminta kode dari ponsel saat masuk.',
    closing: notYou,
  },
  'two-factor-lifted': {
    subject: 'Tim kami mematikan verifikasi dua langkah Anda',
    text: 'Karena ponsel dan kode pemulihan Anda hilang, tim kami mematikan verifikasi dua langkah akun ini. Semua perangkat sudah keluar. Masuklah dengan kata sandi Anda, lalu aktifkan lagi dengan ponsel yang baru.',
    label: 'Aktifkan lagi',
    closing:
      'Bila Anda tidak memintanya, ganti kata sandi Anda sekarang dan balas email ini: seseorang mengaku sebagai Anda.',
  },
  'passkey-added': {
    subject: 'Passkey baru di akun Anda',
    text: 'Sebuah passkey baru saja ditambahkan. Dengan passkey itu akun Anda dapat dibuka tanpa kata sandi.',
    closing: notYou,
  },
  'login-linked': {
    subject: 'Google terhubung ke akun Anda',
    text: 'Anda sekarang juga dapat masuk dengan akun Google yang baru saja dihubungkan.',
    closing: notYou,
  },
  'export-ready': {
    subject: 'Salinan data Anda siap diunduh',
    text: 'Salinan data yang Anda minta sudah siap. Anda dapat mengunduhnya selama 7 hari, setelah masuk.',
    label: 'Buka halaman unduhan',
    closing: notYou,
  },
  'deletion-requested': {
    subject: 'Akun Anda akan dihapus dalam 7 hari',
    text: 'Kami sudah mencatat permintaan Anda. Dalam 7 hari nama, alamat, profil, dan semua cara masuk dihapus untuk selamanya. Sampai saat itu Anda dapat membatalkannya.',
    label: 'Batalkan penghapusan',
    closing: notYou,
  },
  'deletion-announced': {
    subject: 'Akun Anda akan dihapus dalam 7 hari',
    text: 'Tim kami sudah memulai penghapusan akun Anda. Dalam 7 hari nama, alamat, profil, dan semua cara masuk dihapus untuk selamanya. Sampai saat itu Anda dapat membatalkannya sendiri.',
    label: 'Batalkan penghapusan',
    closing: 'Bila Anda tidak memintanya, batalkan dengan tombol di atas dan balas email ini.',
  },
  'account-deleted': {
    subject: 'Akun Anda sudah dihapus',
    text: 'Nama, alamat, profil, dan semua cara masuk Anda sudah kami hapus. Catatan transaksi kami simpan tanpa nama, sebagaimana diwajibkan. Terima kasih sudah bersama kami.',
  },
};
