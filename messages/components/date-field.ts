import { inLanguage } from '#shared/language/language.ts';

export const dateCopy = inLanguage({
  id: {
    example: (date: string) => `mis. ${date}`,
    pick: 'Pilih tanggal',
    before: 'Bulan sebelumnya',
    after: 'Bulan berikutnya',
  },
  en: {
    example: (date) => `e.g. ${date}`,
    pick: 'Choose a date',
    before: 'Month before',
    after: 'Month after',
  },
});
