import { inLanguage } from '#shared/language/language.ts';
import { bookingMailCopy as en } from './en/booking-mails.ts';
import { bookingMailCopy as id } from './id/booking-mails.ts';

export const bookingMailCopy = inLanguage({ id, en });
