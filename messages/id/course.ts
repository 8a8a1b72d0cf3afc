export const courseCopy = {
  module: (place: number) => `Modul ${place}`,
  lesson: (place: number) => `Pelajaran ${place}`,
  free: 'gratis',
  later: 'Menyusul',
  done: '(selesai)',
  prompt: (place: number) => `Prompt ${place}`,
  blanks: 'Bagian yang disorot Anda ganti dengan milik Anda.',
};
