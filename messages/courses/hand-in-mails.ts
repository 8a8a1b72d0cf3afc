import { inLanguage } from '#shared/language/language.ts';

export const handInMailCopy = inLanguage({
  id: {
    receivedSubject: (lesson: string) => `Tugas dikumpulkan: ${lesson}`,
    noText: 'Tanpa tulisan, hanya berkas.',
    from: 'Dari',
    lesson: 'Pelajaran',
    file: 'Berkas',
    review: 'Tinjau tugas',
    acceptedSubject: (lesson: string) => `Tugas Anda diterima: ${lesson}`,
    accepted: 'Tugas Anda diterima. Pelajaran ini bisa Anda selesaikan.',
    returnedSubject: (lesson: string) => `Tugas Anda perlu diperbaiki: ${lesson}`,
    returned: 'Tugas Anda sudah dibaca. Perbaiki seperti di bawah ini, lalu kumpulkan lagi di pelajarannya.',
    open: 'Buka pelajaran',
  },
  en: {
    receivedSubject: (lesson) => `Assignment handed in: ${lesson}`,
    noText: 'No text, only a file.',
    from: 'From',
    lesson: 'Lesson',
    file: 'File',
    review: 'Review the assignment',
    acceptedSubject: (lesson) => `Your assignment is accepted: ${lesson}`,
    accepted: 'Your assignment is accepted. You can finish this lesson now.',
    returnedSubject: (lesson) => `Please improve your assignment: ${lesson}`,
    returned:
      'We have read your assignment. Improve it as described below, then hand it in again in the lesson.',
    open: 'Open the lesson',
  },
});
