export const courseCopy = {
  module: (place: number) => `Modul ${place}`,
  lesson: (place: number) => `Pelajaran ${place}`,
  free: 'gratis',
  later: 'Menyusul',
  done: '(selesai)',
  opensAt: (moment: string) => `Terbuka ${moment}`,
  opensInOrder: 'Pelajaran terbuka berurutan: selesaikan dulu yang sebelumnya.',
  opensAfter: {
    order: 'Selesaikan pelajaran sebelumnya dulu',
    quiz: 'Luluskan kuis sebelumnya dulu',
    assignment: 'Setelah tugas sebelumnya diterima',
  },
  prompt: (place: number | null) => (place === null ? 'Prompt' : `Prompt ${place}`),
  blanks: 'Bagian yang disorot Anda ganti dengan milik Anda.',
};

/** How the lessons of a course open, before buying it. */
export const paceCopy = {
  inOrder: 'Pelajaran dibuka berurutan: yang berikutnya terbuka setelah yang sebelumnya selesai.',
  overDays: (days: number) => `Pelajaran dibuka bertahap selama ${days} hari setelah pembelian.`,
  untilDate: (day: string) => `Pelajaran dibuka bertahap sampai ${day}.`,
};
