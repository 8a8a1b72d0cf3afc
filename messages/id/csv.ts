/** What is wrong with a file of rows. */
export const csvProblems = {
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
};
