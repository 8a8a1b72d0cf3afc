/** Mails about work that was handed in. */
export const handInMailCopy = {
  receivedSubject: (lesson: string) => `Tugas dikumpulkan: ${lesson}`,
  noText: 'Tanpa tulisan, hanya berkas.',
  from: 'Dari',
  lesson: 'Pelajaran',
  file: 'Berkas',
  review: 'Tinjau tugas',
  acceptedSubject: (lesson: string) => `Tugas Anda diterima: ${lesson}`,
  accepted: 'Tugas Anda diterima. Pelajaran ini bisa Anda selesaikan.',
  returnedSubject: (lesson: string) => `Tugas Anda perlu diperbaiki: ${lesson}`,
  returned: 'Tugas Anda sudah dibaca. Perbaiki seperti di bawah ini, lalu kumpulkan lagi di pelajarannya.',
  open: 'Buka pelajaran',
};
