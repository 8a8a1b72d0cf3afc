import { inLanguage } from '#shared/language/language.ts';

export const reauthenticationCopy = inLanguage({
  id: {
    title: 'Konfirmasi bahwa ini Anda',
    text: 'Ini langkah penting, jadi kami tanyakan sekali lagi.',
    password: 'Kata sandi Anda',
    code: 'Kode dari email',
    sent: (email: string) => `Kode enam angka sudah kami kirim ke ${email}.`,
    useCode: 'Pakai kode lewat email',
    submit: 'Konfirmasi',
    busy: 'Memeriksa…',
  },
  en: {
    title: "Confirm that it's you",
    text: 'This is an important step, so we ask once more.',
    password: 'Your password',
    code: 'Code from the email',
    sent: (email) => `We sent a six-digit code to ${email}.`,
    useCode: 'Use a code by email',
    submit: 'Confirm',
    busy: 'Checking…',
  },
});
