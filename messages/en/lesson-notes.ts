import type { lessonNotesCopy as id } from '../id/lesson-notes.ts';

export const lessonNotesCopy: typeof id = {
  title: 'Your notes',
  hint: 'Only you can see them. They are saved while you write.',
  save: 'Save notes',
  states: { idle: '', saving: 'Saving...', saved: 'Saved', failed: 'Not saved yet' },
  retry: 'Save again',
};
