import type { AccountMailKind, MailLanguage } from '#shared/account-mails.ts';

export interface MailCopy {
  readonly subject: string;
  readonly text: string;
  /** Of the button. */
  readonly label?: string;
  readonly closing?: string;
}

const ignoreId = 'Bila Anda tidak merasa memintanya, abaikan saja e-mail ini: tidak ada yang berubah.';
const notYouId =
  'Bila bukan Anda, segera atur ulang kata sandi Anda dari halaman masuk; semua perangkat lain akan keluar.';
const ignoreEn = 'If you did not ask for this, ignore this e-mail: nothing has changed.';
const notYouEn =
  'If this was not you, reset your password from the sign-in page right away; every other device will be signed out.';

const indonesian: Readonly<Record<AccountMailKind, MailCopy>> = {
  'verify-email': {
    subject: 'Konfirmasi e-mail Anda',
    text: 'Terima kasih sudah mendaftar. Ketik kode ini di halaman tempat Anda mendaftar, atau tekan tombol di bawah. Kodenya berlaku 10 menit, tautannya 24 jam.',
    label: 'Konfirmasi e-mail',
    closing: ignoreId,
  },
  'reset-password': {
    subject: 'Atur ulang kata sandi',
    text: 'Kami menerima permintaan untuk mengatur ulang kata sandi Anda. Tautannya berlaku 1 jam.',
    label: 'Atur kata sandi baru',
    closing: ignoreId,
  },
  'claim-account': {
    subject: 'Selesaikan pendaftaran Anda',
    text: 'Alamat ini pernah didaftarkan tetapi belum dikonfirmasi. Ketik kode ini di halaman tempat Anda mendaftar, atau buat kata sandi Anda sendiri lewat tombol di bawah. Kodenya berlaku 10 menit, tautannya 1 jam.',
    label: 'Buat kata sandi',
    closing: ignoreId,
  },
  'account-exists': {
    subject: 'Anda sudah memiliki akun',
    text: 'Seseorang baru saja mendaftar dengan alamat ini, padahal akunnya sudah ada. Bila itu Anda, ketik kode ini di halaman itu (berlaku 10 menit), atau masuk seperti biasa.',
    label: 'Masuk',
    closing: ignoreId,
  },
  'sign-in-code': {
    subject: 'Kode masuk Anda',
    text: 'Ketik kode ini di halaman yang memintanya. Berlaku 10 menit, dan jangan berikan kepada siapa pun.',
    closing: ignoreId,
  },
  'confirm-code': {
    subject: 'Kode konfirmasi Anda',
    text: 'Ketik kode ini untuk membuktikan bahwa ini memang Anda. Berlaku 10 menit, dan jangan berikan kepada siapa pun.',
    closing: notYouId,
  },
  'email-change-current': {
    subject: 'Akun Anda akan memakai alamat lain',
    text: 'Seseorang yang masuk sebagai Anda ingin memindahkan akun ini ke alamat email lain. Perubahan baru berlaku setelah kedua alamat menyetujuinya. Tautannya berlaku 24 jam.',
    label: 'Setujui perubahan',
    closing: notYouId,
  },
  'email-change-new': {
    subject: 'Konfirmasi alamat email baru Anda',
    text: 'Alamat ini akan menjadi alamat masuk sebuah akun. Konfirmasi bahwa alamat ini milik Anda. Tautannya berlaku 24 jam.',
    label: 'Konfirmasi alamat ini',
    closing: ignoreId,
  },
  'email-change-taken': {
    subject: 'Anda sudah memiliki akun',
    text: 'Seseorang ingin memindahkan akunnya ke alamat ini, padahal alamat ini sudah punya akun. Tidak ada yang berubah.',
    label: 'Masuk',
    closing: ignoreId,
  },
  'email-changed': {
    subject: 'Alamat email akun Anda sudah berubah',
    text: 'Akun Anda sekarang masuk dengan alamat yang baru. Semua perangkat sudah keluar; masuk sekali lagi dengan alamat itu.',
    closing: 'Bila bukan Anda, balas e-mail ini secepatnya.',
  },
  'password-changed': {
    subject: 'Kata sandi Anda sudah diganti',
    text: 'Kata sandi akun Anda baru saja diganti.',
    closing: notYouId,
  },
  'two-factor-enabled': {
    subject: 'Verifikasi dua langkah aktif',
    text: 'Mulai sekarang akun Anda meminta kode dari ponsel setiap kali masuk. Simpan kode pemulihan di tempat yang aman.',
    closing: notYouId,
  },
  'two-factor-disabled': {
    subject: 'Verifikasi dua langkah dimatikan',
    text: 'Akun Anda tidak lagi meminta kode dari ponsel saat masuk.',
    closing: notYouId,
  },
  'two-factor-lifted': {
    subject: 'Tim kami mematikan verifikasi dua langkah Anda',
    text: 'Karena ponsel dan kode pemulihan Anda hilang, tim kami mematikan verifikasi dua langkah akun ini. Semua perangkat sudah keluar. Masuklah dengan kata sandi Anda, lalu aktifkan lagi dengan ponsel yang baru.',
    label: 'Aktifkan lagi',
    closing:
      'Bila Anda tidak memintanya, ganti kata sandi Anda sekarang dan balas e-mail ini: seseorang mengaku sebagai Anda.',
  },
  'passkey-added': {
    subject: 'Passkey baru di akun Anda',
    text: 'Sebuah passkey baru saja ditambahkan. Dengan passkey itu akun Anda dapat dibuka tanpa kata sandi.',
    closing: notYouId,
  },
  'login-linked': {
    subject: 'Google terhubung ke akun Anda',
    text: 'Anda sekarang juga dapat masuk dengan akun Google yang baru saja dihubungkan.',
    closing: notYouId,
  },
  'export-ready': {
    subject: 'Salinan data Anda siap diunduh',
    text: 'Salinan data yang Anda minta sudah siap. Anda dapat mengunduhnya selama 7 hari, setelah masuk.',
    label: 'Buka halaman unduhan',
    closing: notYouId,
  },
  'deletion-requested': {
    subject: 'Akun Anda akan dihapus dalam 7 hari',
    text: 'Kami sudah mencatat permintaan Anda. Dalam 7 hari nama, alamat, profil, dan semua cara masuk dihapus untuk selamanya. Sampai saat itu Anda dapat membatalkannya.',
    label: 'Batalkan penghapusan',
    closing: notYouId,
  },
  'deletion-announced': {
    subject: 'Akun Anda akan dihapus dalam 7 hari',
    text: 'Tim kami sudah memulai penghapusan akun Anda. Dalam 7 hari nama, alamat, profil, dan semua cara masuk dihapus untuk selamanya. Sampai saat itu Anda dapat membatalkannya sendiri.',
    label: 'Batalkan penghapusan',
    closing: 'Bila Anda tidak memintanya, batalkan dengan tombol di atas dan balas e-mail ini.',
  },
  'account-deleted': {
    subject: 'Akun Anda sudah dihapus',
    text: 'Nama, alamat, profil, dan semua cara masuk Anda sudah kami hapus. Catatan transaksi kami simpan tanpa nama, sebagaimana diwajibkan. Terima kasih sudah bersama kami.',
  },
};

const english: Readonly<Record<AccountMailKind, MailCopy>> = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    text: 'Thank you for signing up. Type this code on the page where you signed up, or press the button below. The code works for 10 minutes, the link for 24 hours.',
    label: 'Confirm address',
    closing: ignoreEn,
  },
  'reset-password': {
    subject: 'Reset your password',
    text: 'We received a request to reset your password. The link works for 1 hour.',
    label: 'Set a new password',
    closing: ignoreEn,
  },
  'claim-account': {
    subject: 'Finish signing up',
    text: 'This address was used to sign up before, but never confirmed. Type this code on the page where you signed up, or set a password of your own with the button below. The code works for 10 minutes, the link for 1 hour.',
    label: 'Set a password',
    closing: ignoreEn,
  },
  'account-exists': {
    subject: 'You already have an account',
    text: 'Somebody has just signed up with this address, which has an account already. If it was you, type this code on that page (it works for 10 minutes), or sign in as usual.',
    label: 'Sign in',
    closing: ignoreEn,
  },
  'sign-in-code': {
    subject: 'Your sign-in code',
    text: 'Type this code on the page that asks for it. It works for 10 minutes; give it to nobody.',
    closing: ignoreEn,
  },
  'confirm-code': {
    subject: 'Your confirmation code',
    text: 'Type this code to prove that it is you. It works for 10 minutes; give it to nobody.',
    closing: notYouEn,
  },
  'email-change-current': {
    subject: 'Your account is about to use another address',
    text: 'Somebody signed in as you wants to move this account to another e-mail address. It changes once both addresses agree. The link works for 24 hours.',
    label: 'Agree to the change',
    closing: notYouEn,
  },
  'email-change-new': {
    subject: 'Confirm your new e-mail address',
    text: 'This address is about to become the sign-in of an account. Confirm that it is yours. The link works for 24 hours.',
    label: 'Confirm this address',
    closing: ignoreEn,
  },
  'email-change-taken': {
    subject: 'You already have an account',
    text: 'Somebody wanted to move their account to this address, which has an account already. Nothing has changed.',
    label: 'Sign in',
    closing: ignoreEn,
  },
  'email-changed': {
    subject: 'The address of your account has changed',
    text: 'Your account now signs in with the new address. Every device was signed out; sign in again with that address.',
    closing: 'If this was not you, answer this e-mail as soon as you can.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed.',
    closing: notYouEn,
  },
  'two-factor-enabled': {
    subject: 'Two-step verification is on',
    text: 'From now on your account asks for a code from your phone at every sign-in. Keep the recovery codes in a safe place.',
    closing: notYouEn,
  },
  'two-factor-disabled': {
    subject: 'Two-step verification is off',
    text: 'Your account no longer asks for a code from your phone when you sign in.',
    closing: notYouEn,
  },
  'two-factor-lifted': {
    subject: 'Our team switched your two-step verification off',
    text: 'Because your phone and your recovery codes are lost, our team switched the two-step verification of this account off. Every device was signed out. Sign in with your password, and switch it on again with your new phone.',
    label: 'Switch it on again',
    closing:
      'If you did not ask for this, change your password now and answer this e-mail: somebody pretended to be you.',
  },
  'passkey-added': {
    subject: 'A new passkey for your account',
    text: 'A passkey has just been added. It opens your account without a password.',
    closing: notYouEn,
  },
  'login-linked': {
    subject: 'Google is linked to your account',
    text: 'You can now also sign in with the Google account that was just linked.',
    closing: notYouEn,
  },
  'export-ready': {
    subject: 'Your copy of your data is ready',
    text: 'The copy of your data that you asked for is ready. You can download it for 7 days, after signing in.',
    label: 'Open the download page',
    closing: notYouEn,
  },
  'deletion-requested': {
    subject: 'Your account will be deleted in 7 days',
    text: 'We have noted your request. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can change your mind.',
    label: 'Keep my account',
    closing: notYouEn,
  },
  'deletion-announced': {
    subject: 'Your account will be deleted in 7 days',
    text: 'Our team has started to delete your account. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can stop it yourself.',
    label: 'Keep my account',
    closing: 'If you did not ask for this, stop it with the button above and answer this e-mail.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    text: 'Your name, address, profile and every way to sign in are deleted. We keep the records of transactions without a name, as the law asks. Thank you for having been with us.',
  },
};

export const accountMailCopy: Readonly<Record<MailLanguage, Readonly<Record<AccountMailKind, MailCopy>>>> = {
  id: indonesian,
  en: english,
};
