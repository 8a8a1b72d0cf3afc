/** What a learner writes down for themselves. */
export const lessonNotesCopy = {
  title: 'Catatan Anda',
  hint: 'Hanya Anda yang melihatnya. Tersimpan sendiri selagi Anda menulis.',
  save: 'Simpan catatan',
  states: { idle: '', saving: 'Menyimpan...', saved: 'Tersimpan', failed: 'Belum tersimpan' },
  retry: 'Simpan lagi',
};
