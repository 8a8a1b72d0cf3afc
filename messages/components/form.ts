import { inLanguage } from '#shared/language/language.ts';

/** Copy of every form; the toasts are the specification's (ERR-017, ERR-024, ERR-025). */
export const formCopy = inLanguage({
  id: {
    busy: 'Menyimpan...',
    cancel: 'Batal',
    refused: 'Belum berhasil.',
    optional: 'opsional',
    rupiah: 'Rp',
    emailMeant: (address: string) => `Maksud Anda ${address}?`,
    choose: 'Pilih…',
    incomplete: { title: 'Form tidak lengkap', text: 'Harap isi semua field yang wajib diisi' },
    invalid: { title: 'Belum terkirim', text: 'Ada isian yang belum benar.' },
    failed: { title: 'Gagal Menyimpan', text: 'Terjadi kesalahan saat menyimpan data.' },
    signedOut: {
      title: 'Anda sudah keluar',
      text: 'Masuk lagi di sini. Yang Anda isi tetap ada dan langsung dikirim sesudahnya.',
    },
    unexpected: { title: 'Error', text: 'Terjadi kesalahan saat menyimpan data.' },
  },
  en: {
    busy: 'Saving...',
    cancel: 'Cancel',
    refused: 'That did not work.',
    optional: 'optional',
    rupiah: 'Rp',
    emailMeant: (address) => `Did you mean ${address}?`,
    choose: 'Choose…',
    incomplete: { title: 'Form incomplete', text: 'Please fill in all required fields' },
    invalid: { title: 'Not sent yet', text: 'Some fields need another look.' },
    failed: { title: 'Failed to save', text: 'An error occurred while saving the data.' },
    signedOut: {
      title: 'You are signed out',
      text: 'Sign in again here. What you filled in is kept and is sent right after.',
    },
    unexpected: { title: 'Error', text: 'An error occurred while saving the data.' },
  },
});
