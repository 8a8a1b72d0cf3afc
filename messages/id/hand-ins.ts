import type { HandInState } from '#shared/courses/hand-ins.ts';

/** Work that a lesson asks for, for who has the course. */
export const handInCopy = {
  title: 'Tugas',
  states: {
    waiting: 'Menunggu ditinjau',
    accepted: 'Diterima',
    returned: 'Perlu diperbaiki',
  } satisfies Record<HandInState, string>,
  rule: 'Pelajaran berikutnya dan sertifikat terbuka setelah tugas ini diterima.',
  handedIn: (moment: string) => `Dikumpulkan ${moment}`,
  yours: 'Yang Anda kumpulkan',
  feedback: 'Tanggapan',
  feedbackBefore: 'Tanggapan sebelumnya',
  waitingHint: 'Selama belum ditinjau, Anda masih bisa menggantinya.',
  body: 'Jawaban Anda',
  bodyHint: 'Tulis jawaban, sertakan berkas, atau keduanya.',
  file: 'Berkas',
  choose: 'Pilih berkas',
  fileHint: 'Gambar atau dokumen, paling besar 20 MB.',
  replaceFile: 'Ganti berkas',
  removeFile: (file: string) => `Hapus ${file}`,
  send: 'Kumpulkan tugas',
  replace: 'Ganti kumpulan',
  sendAgain: 'Kumpulkan lagi',
  change: 'Ganti yang sudah dikumpulkan',
  sending: 'Mengirim...',
  sent: 'Tugas Anda terkumpul.',
  download: 'Unduh',
};
