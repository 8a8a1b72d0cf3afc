import { inLanguage } from '#shared/language/language.ts';

export const lessonQuestionsCopy = inLanguage({
  id: {
    title: 'Tanya jawab',
    ask: 'Tanyakan tentang pelajaran ini',
    hint: 'Jawabannya tampil di sini dan dikirim ke email Anda. Bila berguna bagi semua, kami menampilkan pertanyaan dan jawabannya kepada peserta lain, tanpa nama Anda.',
    send: 'Kirim pertanyaan',
    sending: 'Mengirim...',
    sent: 'Pertanyaan terkirim.',
    yours: 'Pertanyaan Anda',
    others: 'Pertanyaan peserta lain',
    answer: 'Jawaban',
    waits: 'Menunggu jawaban',
    failed: 'Tanya jawab belum dapat dimuat. Muat ulang halaman untuk mencoba lagi.',
  },
  en: {
    title: 'Questions',
    ask: 'Ask about this lesson',
    hint: 'The answer appears here and is mailed to you. If it helps everyone, we show question and answer to the other learners, without your name.',
    send: 'Send question',
    sending: 'Sending...',
    sent: 'Your question is sent.',
    yours: 'Your question',
    others: 'A question of another learner',
    answer: 'Answer',
    waits: 'Waiting for an answer',
    failed: 'The questions could not be loaded. Reload the page to try again.',
  },
});
