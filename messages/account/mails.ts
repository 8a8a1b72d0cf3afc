import { BRAND } from '#shared/content/setting-tokens.ts';
import { inLanguage } from '#shared/language/language.ts';
import type { AccountMailKind } from '#shared/people/account-mails.ts';

interface MailCopy {
  readonly subject: string;
  readonly text: string;
  readonly label?: string;
  readonly closing?: string;
}

const ignore = 'Bila Anda tidak merasa memintanya, abaikan saja email ini: tidak ada yang berubah.';

const notYou =
  'Bila bukan Anda, segera atur ulang kata sandi Anda dari halaman masuk; semua perangkat lain akan keluar.';

const englishIgnore = 'If you did not ask for this, ignore this email: nothing has changed.';

const englishNotYou =
  'If this was not you, reset your password from the sign-in page right away; every other device will be signed out.';

export const accountMails = inLanguage<Readonly<Record<AccountMailKind, MailCopy>>>({
  id: {
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
  },
  en: {
    'verify-email': {
      subject: 'Confirm your email address',
      text: 'Thank you for signing up. Type this code on the page where you signed up, or press the button below. The code works for 10 minutes, the link for 24 hours.',
      label: 'Confirm email',
      closing: englishIgnore,
    },
    'reset-password': {
      subject: 'Reset your password',
      text: 'We received a request to reset your password. The link works for 1 hour.',
      label: 'Set a new password',
      closing: englishIgnore,
    },
    'claim-account': {
      subject: 'Finish signing up',
      text: 'This address was used to sign up before, but never confirmed. Type this code on the page where you signed up, or set a password of your own with the button below. The code works for 10 minutes, the link for 1 hour.',
      label: 'Set a password',
      closing: englishIgnore,
    },
    'account-exists': {
      subject: 'You already have an account',
      text: 'Somebody has just signed up with this address, which already has an account. If it was you, type this code on that page (it works for 10 minutes), or sign in as usual.',
      label: 'Sign in',
      closing: englishIgnore,
    },
    'sign-in-code': {
      subject: 'Your sign-in code',
      text: 'Type this code on the page that asks for it. It works for 10 minutes. Never share it with anyone.',
      closing: englishIgnore,
    },
    'confirm-code': {
      subject: 'Your confirmation code',
      text: 'Type this code to prove that it is you. It works for 10 minutes. Never share it with anyone.',
      closing: englishNotYou,
    },
    'email-change-current': {
      subject: 'Your account is about to use another address',
      text: 'Somebody signed in as you wants to move this account to another email address. It changes once both addresses agree. The link works for 24 hours.',
      label: 'Agree to the change',
      closing: englishNotYou,
    },
    'email-change-new': {
      subject: 'Confirm your new email address',
      text: 'An account is about to sign in with this address. Confirm that it is yours. The link works for 24 hours.',
      label: 'Confirm this address',
      closing: englishIgnore,
    },
    'email-change-taken': {
      subject: 'You already have an account',
      text: 'Somebody wanted to move their account to this address, which already has an account. Nothing has changed.',
      label: 'Sign in',
      closing: englishIgnore,
    },
    'email-changed': {
      subject: 'The address of your account has changed',
      text: 'You now sign in with the new address. Every device was signed out; sign in again with that address.',
      closing: 'If this was not you, reply to this email as soon as you can.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: 'The password of your account has just been changed.',
      closing: englishNotYou,
    },
    'two-factor-enabled': {
      subject: 'Two-step verification is on',
      text: 'From now on your account asks for a code from your phone at every sign-in. Keep the recovery codes in a safe place.',
      closing: englishNotYou,
    },
    'two-factor-disabled': {
      subject: 'Two-step verification is off',
      text: 'Your account no longer asks for a code from your phone when you sign in.',
      closing: englishNotYou,
    },
    'two-factor-lifted': {
      subject: 'Our team turned off your two-step verification',
      text: 'Because your phone and your recovery codes are lost, our team turned off two-step verification for this account. Every device was signed out. Sign in with your password, then turn it on again with your new phone.',
      label: 'Turn it on again',
      closing:
        'If you did not ask for this, change your password now and reply to this email: somebody pretended to be you.',
    },
    'passkey-added': {
      subject: 'A new passkey for your account',
      text: 'A passkey has just been added. It opens your account without a password.',
      closing: englishNotYou,
    },
    'login-linked': {
      subject: 'Google is connected to your account',
      text: 'You can now also sign in with the Google account that was just connected.',
      closing: englishNotYou,
    },
    'export-ready': {
      subject: 'The copy of your data is ready',
      text: 'The copy of your data that you asked for is ready. You can download it for 7 days, after signing in.',
      label: 'Open the download page',
      closing: englishNotYou,
    },
    'deletion-requested': {
      subject: 'Your account will be deleted in 7 days',
      text: 'We have noted your request. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can change your mind.',
      label: 'Keep my account',
      closing: englishNotYou,
    },
    'deletion-announced': {
      subject: 'Your account will be deleted in 7 days',
      text: 'Our team has started to delete your account. In 7 days your name, address, profile and every way to sign in are deleted for good. Until then you can stop it yourself.',
      label: 'Keep my account',
      closing: 'If you did not ask for this, stop it with the button above and reply to this email.',
    },
    'account-deleted': {
      subject: 'Your account was deleted',
      text: 'Your name, address, profile and every way to sign in are deleted. We keep the transaction records without your name, as the law requires. Thank you for your time with us.',
    },
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
