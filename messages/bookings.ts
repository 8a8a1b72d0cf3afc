import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/bookings.ts';
import * as id from './id/bookings.ts';

export const bookingsCopy = inLanguage({ id: id.bookingsCopy, en: en.bookingsCopy });
