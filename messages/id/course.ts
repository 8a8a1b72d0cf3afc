export const courseCopy = {
  module: (place: number) => `Modul ${place}`,
  lesson: (place: number) => `Pelajaran ${place}`,
  later: 'Menyusul',
  done: '(selesai)',
};
