/** Ends every demo story: a visitor must not take made-up figures for those of a client (DECISIONS 52). */
export const exampleNote =
  '<p><em>Contoh isi: tempat dan angka di halaman ini disusun untuk peragaan, bukan data satu usaha.</em></p>';
