import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/booking.ts';
import * as id from './id/booking.ts';

export const slotCopy = inLanguage({ id: id.slotCopy, en: en.slotCopy });
