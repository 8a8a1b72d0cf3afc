import type { QuestionState } from '#shared/courses/lesson-questions.ts';
import { inLanguage } from '#shared/language/language.ts';

/** Questions under lessons, for the owner. */
export const questionsCopy = inLanguage({
  id: {
    title: 'Pertanyaan di pelajaran',
    short: 'Pertanyaan',
    list: 'Daftar pertanyaan',
    state: 'Status',
    states: { waiting: 'Menunggu jawaban', answered: 'Sudah dijawab' } satisfies Record<
      QuestionState,
      string
    >,
    count: (count: string) => `${count} pertanyaan`,
    failed: 'Pertanyaan belum dapat dimuat',
    none: {
      title: 'Belum ada pertanyaan',
      hint: 'Di bawah setiap pelajaran, pembeli kelas dapat bertanya. Yang menunggu jawaban muncul paling atas.',
    },
    noMatch: 'Tidak ada pertanyaan di sini',
    from: (name: string, day: string) => `${name}, ${day}`,
    answer: 'Jawaban',
    answerTo: (name: string) => `Jawab ${name}`,
    share: 'Tampilkan kepada semua peserta, tanpa nama penanya',
    send: 'Kirim jawaban',
    save: 'Simpan perubahan',
    change: 'Ubah jawaban',
    sending: 'Menyimpan...',
    saved: 'Jawaban tersimpan.',
    sendFailed: 'Jawaban belum tersimpan',
    isShared: 'Tampil untuk semua peserta',
    isPrivate: 'Hanya untuk penanya',
  },
  en: {
    title: 'Lesson questions',
    short: 'Questions',
    list: 'List of questions',
    state: 'Status',
    states: { waiting: 'Waiting for an answer', answered: 'Answered' },
    count: (count) => `${count} ${count === '1' ? 'question' : 'questions'}`,
    failed: 'The questions could not be loaded',
    none: {
      title: 'No questions yet',
      hint: 'Buyers of a course can ask under each lesson. Unanswered questions come first.',
    },
    noMatch: 'No questions here',
    from: (name, day) => `${name}, ${day}`,
    answer: 'Answer',
    answerTo: (name) => `Answer ${name}`,
    share: 'Show to all learners, without the asker’s name',
    send: 'Send answer',
    save: 'Save changes',
    change: 'Change the answer',
    sending: 'Saving...',
    saved: 'Answer saved.',
    sendFailed: 'The answer is not saved yet',
    isShared: 'Shown to all learners',
    isPrivate: 'Only for the person who asked',
  },
});
