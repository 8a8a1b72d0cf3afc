import { inLanguage } from '#shared/language/language.ts';

export const learningReminderMailCopy = inLanguage({
  id: {
    stopped: {
      subject: (course: string) => `Lanjutkan ${course}?`,
      text: (course: string) =>
        `Sudah beberapa waktu Anda tidak membuka ${course}. Pelajaran berikutnya menunggu Anda.`,
      open: 'Lanjutkan belajar',
    },
    notBegun: {
      subject: (course: string) => `Mulai ${course}?`,
      text: (course: string) =>
        `${course} sudah menjadi milik Anda tetapi belum dimulai. Pelajaran pertama siap dibuka.`,
      open: 'Mulai belajar',
    },
    kept: 'Apa yang sudah Anda kerjakan tetap tersimpan. Belum sempat? Abaikan saja email ini.',
    lesson: 'Pelajaran berikutnya',
    duration: 'Lama',
  },
  en: {
    stopped: {
      subject: (course) => `Go on with ${course}?`,
      text: (course) => `You have not opened ${course} for a while. The next lesson is waiting for you.`,
      open: 'Continue learning',
    },
    notBegun: {
      subject: (course) => `Start ${course}?`,
      text: (course) => `${course} is yours and you have not started it yet. The first lesson is ready.`,
      open: 'Start learning',
    },
    kept: 'What you have done is kept. No time at the moment? Just ignore this mail.',
    lesson: 'Next lesson',
    duration: 'Length',
  },
});
