import { inLanguage } from '#shared/language/language.ts';

export const userPickerCopy = inLanguage({
  id: {
    placeholder: 'Nama atau alamat email',
    change: 'Ganti',
    list: 'Orang yang ditemukan',
    searching: 'Mencari…',
    nobody: 'Tidak ada yang bernama atau beralamat begitu.',
    failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
  },
  en: {
    placeholder: 'Name or email address',
    change: 'Change',
    list: 'People found',
    searching: 'Searching…',
    nobody: 'Nobody has this name or address.',
    failed: 'The search failed. Type again to retry.',
  },
});
