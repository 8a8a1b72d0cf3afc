/** To whoever has no account here. */
export const forbiddenCopy = {
  title: 'Masuk dulu untuk membuka halaman ini',
  text: 'Halaman ini hanya terbuka untuk akun yang berhak.',
  login: 'Masuk',
};
