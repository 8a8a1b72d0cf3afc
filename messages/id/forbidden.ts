/** To whoever has no account here. */
export const forbiddenCopy = {
  title: 'Masuk dulu untuk membuka halaman ini',
  text: 'Halaman ini untuk pemilik akun.',
  login: 'Masuk',
  signUp: 'Daftar',
};
