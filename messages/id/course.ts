export const courseCopy = {
  module: (place: number) => `Modul ${place}`,
  lesson: (place: number) => `Pelajaran ${place}`,
  free: 'gratis',
  later: 'Menyusul',
  done: '(selesai)',
};
