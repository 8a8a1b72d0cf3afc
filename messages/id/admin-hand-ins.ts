import type { HandInState, ReviewState } from '#shared/courses/hand-ins.ts';

/** Work that learners hand in, for the owner. */
export const handInDeskCopy = {
  title: 'Tugas peserta',
  short: 'Tugas',
  list: 'Daftar tugas yang dikumpulkan',
  state: 'Status',
  views: { waiting: 'Menunggu ditinjau', reviewed: 'Sudah ditinjau' } satisfies Record<ReviewState, string>,
  states: {
    waiting: 'Menunggu',
    accepted: 'Diterima',
    returned: 'Diminta lagi',
  } satisfies Record<HandInState, string>,
  count: (count: string) => `${count} tugas`,
  failed: 'Tugas peserta belum dapat dimuat',
  none: {
    title: 'Belum ada tugas yang dikumpulkan',
    hint: 'Pelajaran dapat meminta tugas. Yang dikumpulkan peserta muncul di sini, yang paling lama menunggu di atas.',
  },
  noMatch: 'Tidak ada tugas di sini',
  from: (name: string, day: string) => `${name}, ${day}`,
  replaced: (times: number) => `Kumpulan ke-${times}`,
  task: 'Yang diminta',
  said: 'Tanggapan Anda',
  saidBefore: 'Tanggapan Anda sebelumnya',
  feedback: 'Tanggapan',
  feedbackHint: 'Dibaca peserta di pelajarannya, dan lewat email bila ia mau.',
  review: (name: string) => `Tinjau tugas ${name}`,
  change: 'Ubah tinjauan',
  accept: 'Terima',
  askAgain: 'Minta diperbaiki',
  saving: 'Menyimpan...',
  saved: 'Tinjauan tersimpan.',
  saveFailed: 'Tinjauan belum tersimpan',
  download: (file: string) => `Unduh ${file}`,
};
