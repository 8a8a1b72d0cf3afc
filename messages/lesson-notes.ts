import { inLanguage } from '#shared/language/language.ts';
import { lessonNotesCopy as en } from './en/lesson-notes.ts';
import { lessonNotesCopy as id } from './id/lesson-notes.ts';

export const lessonNotesCopy = inLanguage({ id, en });
