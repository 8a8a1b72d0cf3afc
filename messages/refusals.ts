import { inLanguage } from '#shared/language/language.ts';
import { refusalCopy as en } from './en/refusals.ts';
import { refusalCopy as id } from './id/refusals.ts';

export const refusalCopy = inLanguage({ id, en });

/** Names a sentence: its code, or a name of its own where a code says different things. */
export type RefusalSentence = keyof typeof id;
