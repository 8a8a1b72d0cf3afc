import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/lead-forms.ts';
import * as id from './id/lead-forms.ts';

export const formsCopy = inLanguage({ id: id.formsCopy, en: en.formsCopy });
export const auditCopy = inLanguage({ id: id.auditCopy, en: en.auditCopy });
export const communityCopy = inLanguage({ id: id.communityCopy, en: en.communityCopy });
export const bookingCopy = inLanguage({ id: id.bookingCopy, en: en.bookingCopy });
export const mentorshipCopy = inLanguage({ id: id.mentorshipCopy, en: en.mentorshipCopy });
export const contactCopy = inLanguage({ id: id.contactCopy, en: en.contactCopy });
export const noticeCopy = inLanguage({ id: id.noticeCopy, en: en.noticeCopy });
export const fieldCopy = inLanguage({ id: id.fieldCopy, en: en.fieldCopy });
