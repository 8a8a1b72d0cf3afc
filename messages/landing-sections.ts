import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/landing-sections.ts';
import * as id from './id/landing-sections.ts';

export const testimonialsCopy = inLanguage({ id: id.testimonialsCopy, en: en.testimonialsCopy });
export const blogCopy = inLanguage({ id: id.blogCopy, en: en.blogCopy });
export const resourcesCopy = inLanguage({ id: id.resourcesCopy, en: en.resourcesCopy });
export const faqCopy = inLanguage({ id: id.faqCopy, en: en.faqCopy });
export const quoteCopy = inLanguage({ id: id.quoteCopy, en: en.quoteCopy });
export const freeAuditCopy = inLanguage({ id: id.freeAuditCopy, en: en.freeAuditCopy });
