import { inLanguage } from '#shared/language/language.ts';

export const forbiddenCopy = inLanguage({
  id: {
    title: 'Masuk dulu untuk membuka halaman ini',
    text: 'Halaman ini untuk pemilik akun.',
    login: 'Masuk',
    signUp: 'Daftar',
  },
  en: {
    title: 'Log in to open this page',
    text: 'This page is for people with an account.',
    login: 'Log in',
    signUp: 'Sign up',
  },
});
