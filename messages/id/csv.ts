/** What is wrong with a file of rows. */
export const csvProblems = {
  columnName: 'kolom',
  columnCount: (width: number, columns: number) => `Baris ini berisi ${width} kolom, judulnya ${columns}.`,
  quotes: 'Periksa tanda kutipnya.',
  unknownColumn: (name: string) => `Kolom "${name}" tidak dikenal.`,
  columnTwice: 'Ada kolom yang muncul dua kali.',
  noRows: 'Tidak ada baris di bawah judul kolom.',
  tooManyRows: (most: number) => `Paling banyak ${most} baris sekali impor.`,
};
