/** The quiz of a lesson. */
export const lessonQuizCopy = {
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
};
