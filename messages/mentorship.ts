import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/mentorship.ts';
import * as id from './id/mentorship.ts';

export const mentorshipCopy = inLanguage({ id: id.mentorshipCopy, en: en.mentorshipCopy });
export const monthCopy = inLanguage({ id: id.monthCopy, en: en.monthCopy });
export const fitCopy = inLanguage({ id: id.fitCopy, en: en.fitCopy });
export const applyCopy = inLanguage({ id: id.applyCopy, en: en.applyCopy });
