import type { QuestionState } from '#shared/courses/lesson-questions.ts';

/** Questions under lessons, for the owner. */
export const questionsCopy = {
  title: 'Pertanyaan di pelajaran',
  short: 'Pertanyaan',
  list: 'Daftar pertanyaan',
  state: 'Status',
  states: { waiting: 'Menunggu jawaban', answered: 'Sudah dijawab' } satisfies Record<QuestionState, string>,
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
};
