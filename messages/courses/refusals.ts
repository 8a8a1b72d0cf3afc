import { MAX_OPEN_QUESTIONS } from '#shared/courses/lesson-work.ts';
import { inLanguage } from '#shared/language/language.ts';

export const lessonRefusals = inLanguage({
  id: {
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
  },
  en: {
    ASSIGNMENT_NOT_FOUND: 'This lesson asks for no assignment.',
    CERTIFICATE_NOT_FOUND: 'This certificate was not found, or is not issued yet.',
    COURSE_UNFINISHED: 'Lessons still to finish: {lessons_left}.',
    FEEDBACK_MISSING: 'Write what should be improved.',
    HAND_IN_ACCEPTED: 'This assignment is accepted and cannot be replaced any more.',
    HAND_IN_CHANGED: 'The learner has just replaced it. Reload, then review the new one.',
    HAND_IN_EMPTY: 'Write your answer, or add a file.',
    HAND_IN_FILE_BROKEN: 'This file is damaged, cut off, or not what its name says.',
    HAND_IN_FILE_TOO_LARGE: 'This file is larger than 20 MB.',
    HAND_IN_FILE_TYPE_REFUSED:
      'Send a picture (JPEG, PNG, WebP) or a document (PDF, DOCX, XLSX, PPTX, CSV, MD, TXT, ZIP).',
    HAND_IN_NOT_FOUND: 'This hand-in was not found.',
    LESSON_LOCKED: 'This lesson is not open yet.',
    LESSON_NOT_FOUND: 'This lesson was not found.',
    LESSON_UNFINISHED: 'This lesson is done once its quiz is passed or its assignment accepted.',
    QUIZ_ANSWER_MISSING: 'Choose or write an answer first.',
    QUIZ_NOT_FOUND: 'This lesson has no quiz.',
    QUIZ_QUESTION_NOT_FOUND: 'This question is gone. Reload the quiz.',
    TOO_MANY_QUESTIONS: `${MAX_OPEN_QUESTIONS} of your questions about this course wait for an answer already. Please wait for those first.`,
  },
});
