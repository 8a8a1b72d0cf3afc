import { inLanguage } from '#shared/language/language.ts';

export const csvProblems = inLanguage({
  id: {
    columnName: 'kolom',
    columnCount: (width: number, columns: number) => `Baris ini berisi ${width} kolom, judulnya ${columns}.`,
    encoding: (name: string) =>
      `Berkas ini ditulis sebagai ${name}, bukan UTF-8. Di Excel, simpan sebagai “CSV UTF-8 (Comma delimited)”.`,
    oneColumn: 'Kolomnya tidak terpisah. Pisahkan dengan koma, titik koma, atau tab.',
    quotes: 'Periksa tanda kutipnya.',
    unknownColumn: (name: string) => `Kolom "${name}" tidak dikenal.`,
    columnTwice: 'Ada kolom yang muncul dua kali.',
    noRows: 'Tidak ada baris di bawah judul kolom.',
    tooManyRows: (most: number) => `Paling banyak ${most} baris sekali impor.`,
  },
  en: {
    columnName: 'column',
    columnCount: (width, columns) => `This row has ${width} columns, the heading ${columns}.`,
    encoding: (name) =>
      `This file was written as ${name}, not UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)”.`,
    oneColumn: 'Its columns are not separated. Use commas, semicolons or tabs.',
    quotes: 'Check its quotation marks.',
    unknownColumn: (name) => `The column "${name}" is not known.`,
    columnTwice: 'A column appears twice.',
    noRows: 'There are no rows below the column headings.',
    tooManyRows: (most) => `At most ${most} rows in one import.`,
  },
});
