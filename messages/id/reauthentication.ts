/** Copy of the reauthentication dialog. */
export const reauthenticationCopy = {
  title: 'Konfirmasi bahwa ini Anda',
  text: 'Ini langkah penting, jadi kami tanyakan sekali lagi.',
  password: 'Kata sandi Anda',
  code: 'Kode dari email',
  sent: (email: string) => `Kode enam angka sudah kami kirim ke ${email}.`,
  useCode: 'Pakai kode lewat email',
  submit: 'Konfirmasi',
  busy: 'Memeriksa…',
};
