import { inLanguage } from '#shared/language/language.ts';
import { calendarCopy as en } from './en/calendars.ts';
import { calendarCopy as id } from './id/calendars.ts';

export const calendarCopy = inLanguage({ id, en });
