import type { untranslatedCopy as id } from '../id/untranslated.ts';

export const untranslatedCopy: typeof id = { note: 'Some of this page is in Indonesian.' };
