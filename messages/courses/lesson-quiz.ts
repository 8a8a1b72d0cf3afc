import { inLanguage } from '#shared/language/language.ts';

export const lessonQuizCopy = inLanguage({
  id: {
    place: (place: number, total: number) => `Kuis, soal ${place} dari ${total}`,
    several: 'Pilih semua yang benar.',
    single: 'Pilihan jawaban',
    short: 'Jawaban Anda',
    rule: (right: number, total: number, isRequired: boolean) =>
      isRequired
        ? `${right} dari ${total} benar membuka pelajaran berikutnya. Boleh diulang, tanpa batas.`
        : `Lulus dengan ${right} dari ${total} benar. Boleh diulang, tanpa batas.`,
    answer: 'Periksa jawaban',
    answering: 'Memeriksa...',
    judged: { chosenRight: 'Pilihan Anda, benar', right: 'Jawaban benar', wrong: 'Pilihan Anda' },
    isRight: 'Tepat.',
    isWrong: 'Belum tepat.',
    accepted: (answers: string) => `Jawaban yang diterima: ${answers}`,
    next: 'Soal berikutnya',
    nextPlace: (place: number, total: number) => `${place} dari ${total}`,
    result: 'Lihat hasil',
    passed: 'Kuis lulus',
    failed: 'Belum lulus',
    score: (right: number, total: number) => `${right} dari ${total} benar`,
    toPass: (right: number) =>
      `Perlu ${right} benar untuk lulus. Baca lagi penjelasannya, lalu coba sekali lagi.`,
    stillPassed: 'Anda sudah pernah lulus, dan itu tetap berlaku.',
    best: (percent: number, attempts: number) => `Hasil terbaik ${percent}%, dari ${attempts} kali mencoba.`,
    retry: 'Coba lagi',
    review: (place: number, isRight: boolean) => `Soal ${place}, ${isRight ? 'tepat' : 'belum tepat'}`,
    answers: 'Lihat kembali tiap soal',
  },
  en: {
    place: (place, total) => `Quiz, question ${place} of ${total}`,
    several: 'Choose all that are right.',
    single: 'Options',
    short: 'Your answer',
    rule: (right, total, isRequired) =>
      isRequired
        ? `${right} of ${total} right opens the next lesson. Try as often as you like.`
        : `You pass with ${right} of ${total} right. Try as often as you like.`,
    answer: 'Check answer',
    answering: 'Checking...',
    judged: { chosenRight: 'Your choice, right', right: 'Right answer', wrong: 'Your choice' },
    isRight: 'Right.',
    isWrong: 'Not quite.',
    accepted: (answers) => `Accepted answers: ${answers}`,
    next: 'Next question',
    nextPlace: (place, total) => `${place} of ${total}`,
    result: 'See the result',
    passed: 'Quiz passed',
    failed: 'Not passed yet',
    score: (right, total) => `${right} of ${total} right`,
    toPass: (right) => `You need ${right} right to pass. Read the explanations, then try once more.`,
    stillPassed: 'You have passed before, and that stays.',
    best: (percent, attempts) =>
      `Best result ${percent}%, of ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`,
    retry: 'Try again',
    review: (place, isRight) => `Question ${place}, ${isRight ? 'right' : 'not right'}`,
    answers: 'Look at each question again',
  },
});
