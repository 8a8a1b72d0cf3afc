/** Questions under a lesson, for who has the course. */
export const lessonQuestionsCopy = {
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
};
