import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-questions.ts';

/** Refusals about lessons and courses; part of `refusalCopy`. */
export const lessonRefusals = {
  ASSIGNMENT_NOT_FOUND: 'Pelajaran ini tidak meminta tugas.',
  CERTIFICATE_NOT_FOUND: 'Sertifikat ini tidak ditemukan, atau belum terbit.',
  COURSE_UNFINISHED: 'Masih ada {lessons_left} pelajaran yang belum selesai.',
  FEEDBACK_MISSING: 'Tulis apa yang perlu diperbaiki.',
  HAND_IN_ACCEPTED: 'Tugas ini sudah diterima dan tidak dapat diganti lagi.',
  HAND_IN_CHANGED: 'Peserta baru saja mengganti kumpulannya. Muat ulang, lalu tinjau yang baru.',
  HAND_IN_EMPTY: 'Tulis jawaban Anda, atau sertakan berkas.',
  HAND_IN_FILE_BROKEN: 'Berkas ini rusak, terpotong, atau bukan seperti yang dikatakan namanya.',
  HAND_IN_FILE_TOO_LARGE: 'Berkas ini lebih besar dari 20 MB.',
  HAND_IN_FILE_TYPE_REFUSED:
    'Kirim gambar (JPEG, PNG, WebP) atau dokumen (PDF, DOCX, XLSX, PPTX, CSV, MD, TXT, ZIP).',
  HAND_IN_NOT_FOUND: 'Kumpulan tugas ini tidak ditemukan.',
  LESSON_LOCKED: 'Pelajaran ini belum terbuka.',
  LESSON_NOT_FOUND: 'Pelajaran ini tidak ditemukan.',
  LESSON_UNFINISHED: 'Pelajaran ini selesai setelah kuisnya lulus atau tugasnya diterima.',
  QUIZ_ANSWER_MISSING: 'Pilih atau tulis jawaban dahulu.',
  QUIZ_NOT_FOUND: 'Pelajaran ini tidak punya kuis.',
  QUIZ_QUESTION_NOT_FOUND: 'Soal ini tidak ada lagi. Muat ulang kuisnya.',
  TOO_MANY_QUESTIONS: `Sudah ${MAX_OPEN_QUESTIONS} pertanyaan Anda di kelas ini menunggu jawaban. Tunggu jawabannya dahulu.`,
};
