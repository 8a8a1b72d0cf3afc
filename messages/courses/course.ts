import { inLanguage } from '#shared/language/language.ts';

export const courseCopy = inLanguage({
  id: {
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
  },
  en: {
    module: (place) => `Module ${place}`,
    lesson: (place) => `Lesson ${place}`,
    free: 'free',
    later: 'Coming later',
    done: '(done)',
    opensAt: (moment) => `Opens ${moment}`,
    opensInOrder: 'Lessons open in order: finish the one before first.',
    opensAfter: {
      order: 'Finish the lesson before it first',
      quiz: 'Pass the quiz before it first',
      assignment: 'Once the assignment before it is accepted',
    },
    prompt: (place) => (place === null ? 'Prompt' : `Prompt ${place}`),
    blanks: 'Replace the highlighted parts with your own.',
  },
});

export const paceCopy = inLanguage({
  id: {
    inOrder: 'Pelajaran dibuka berurutan: yang berikutnya terbuka setelah yang sebelumnya selesai.',
    overDays: (days: number) => `Pelajaran dibuka bertahap selama ${days} hari setelah pembelian.`,
    untilDate: (day: string) => `Pelajaran dibuka bertahap sampai ${day}.`,
  },
  en: {
    inOrder: 'Lessons open in order: each one once the one before it is done.',
    overDays: (days) =>
      days === 1
        ? 'Lessons open within a day of the purchase.'
        : `Lessons open step by step over ${days} days after the purchase.`,
    untilDate: (day) => `Lessons open step by step until ${day}.`,
  },
});
