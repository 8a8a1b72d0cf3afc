import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-bookings.ts';
import * as id from './id/admin-bookings.ts';

export const bookingsCopy = inLanguage({ id: id.bookingsCopy, en: en.bookingsCopy });
export const bookingCopy = inLanguage({ id: id.bookingCopy, en: en.bookingCopy });
export const blockCopy = inLanguage({ id: id.blockCopy, en: en.blockCopy });
export const calendarsCopy = inLanguage({ id: id.calendarsCopy, en: en.calendarsCopy });
