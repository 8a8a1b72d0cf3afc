import { inLanguage } from '#shared/language/language.ts';

/** Kept apart, because the footer brings it to every page. */
export const subscribeFieldCopy = inLanguage({
  id: {
    email: 'Email',
    field: 'Alamat untuk kabar',
    submit: 'Daftar kabar',
    promise: 'Tautan konfirmasi kami kirim dulu. Berhenti kapan saja dengan satu klik.',
  },
  en: {
    email: 'Email',
    field: 'Address for news',
    submit: 'Get news',
    promise: 'We send a link to confirm first. Stop any time with one click.',
  },
});
