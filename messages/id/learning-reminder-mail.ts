export const learningReminderMailCopy = {
  stopped: {
    subject: (course: string) => `Lanjutkan ${course}?`,
    text: (course: string) =>
      `Sudah beberapa waktu Anda tidak membuka ${course}. Pelajaran berikutnya menunggu Anda.`,
    open: 'Lanjutkan belajar',
  },
  notBegun: {
    subject: (course: string) => `Mulai ${course}?`,
    text: (course: string) =>
      `${course} sudah menjadi milik Anda tetapi belum dimulai. Pelajaran pertama siap dibuka.`,
    open: 'Mulai belajar',
  },
  kept: 'Apa yang sudah Anda kerjakan tetap tersimpan. Belum sempat? Abaikan saja email ini.',
  lesson: 'Pelajaran berikutnya',
  duration: 'Lama',
};
