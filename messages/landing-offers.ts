import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/landing-offers.ts';
import * as id from './id/landing-offers.ts';

export const servicesCopy = inLanguage({ id: id.servicesCopy, en: en.servicesCopy });
export const heroOffersCopy = inLanguage({ id: id.heroOffersCopy, en: en.heroOffersCopy });
export const aboutCopy = inLanguage({ id: id.aboutCopy, en: en.aboutCopy });
export const consultationCopy = inLanguage({ id: id.consultationCopy, en: en.consultationCopy });
