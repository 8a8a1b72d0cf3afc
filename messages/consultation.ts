import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/consultation.ts';
import * as id from './id/consultation.ts';

export const consultationCopy = inLanguage({ id: id.consultationCopy, en: en.consultationCopy });
export const bookingCopy = inLanguage({ id: id.bookingCopy, en: en.bookingCopy });
export const bookedCopy = inLanguage({ id: id.bookedCopy, en: en.bookedCopy });
export const sessionCopy = inLanguage({ id: id.sessionCopy, en: en.sessionCopy });
export const preparationCopy = inLanguage({ id: id.preparationCopy, en: en.preparationCopy });
export const freeCopy = inLanguage({ id: id.freeCopy, en: en.freeCopy });
export const timeCopy = inLanguage({ id: id.timeCopy, en: en.timeCopy });
