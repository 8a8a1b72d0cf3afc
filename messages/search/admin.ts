import { inLanguage } from '#shared/language/language.ts';

export const missesCopy = inLanguage({
  id: {
    tab: 'Pencarian',
    title: 'Tidak ditemukan',
    list: 'Pencarian tanpa hasil',
    note: 'Yang dicari pengunjung dalam 90 hari terakhir dan belum ada di situs. Tidak tercatat siapa yang mencari.',
    count: (count: string) => `${count} pencarian`,
    failed: 'Pencarian tanpa hasil tidak dapat dimuat',
    none: {
      title: 'Semua yang dicari ditemukan',
      hint: 'Kata yang dicari pengunjung dan tidak ada di situs muncul di sini, sebagai bahan tulisan.',
    },
    noMatch: 'Tidak ada yang cocok',
    columns: { words: 'Yang dicari', language: 'Bahasa', times: 'Kali', last: 'Terakhir' },
    languages: { id: 'Indonesia', en: 'Inggris' },
  },
  en: {
    tab: 'Search',
    title: 'Not found',
    list: 'Searches without a result',
    note: 'What visitors searched for in the last 90 days and the site does not have yet. Nobody is recorded.',
    count: (count) => `${count} ${count === '1' ? 'search' : 'searches'}`,
    failed: 'Failed to load searches without a result',
    none: {
      title: 'Everything that was searched for was found',
      hint: 'Words that visitors search for and the site does not have appear here, as something to write about.',
    },
    noMatch: 'Nothing matches',
    columns: { words: 'Searched for', language: 'Language', times: 'Times', last: 'Last' },
    languages: { id: 'Indonesian', en: 'English' },
  },
});
