import { inLanguage } from '#shared/language/language.ts';

export const lessonNotesCopy = inLanguage({
  id: {
    title: 'Catatan Anda',
    hint: 'Hanya Anda yang melihatnya. Tersimpan sendiri selagi Anda menulis.',
    save: 'Simpan catatan',
    states: { idle: '', saving: 'Menyimpan...', saved: 'Tersimpan', failed: 'Belum tersimpan' },
    retry: 'Simpan lagi',
  },
  en: {
    title: 'Your notes',
    hint: 'Only you can see them. They are saved while you write.',
    save: 'Save notes',
    states: { idle: '', saving: 'Saving...', saved: 'Saved', failed: 'Not saved yet' },
    retry: 'Save again',
  },
});
