import { inLanguage } from '#shared/language/language.ts';
import { notifyCopy as en } from './en/notify.ts';
import { notifyCopy as id } from './id/notify.ts';

export const notifyCopy = inLanguage({ id, en });
