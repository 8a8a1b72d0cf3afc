import { inLanguage } from '#shared/language/language.ts';
import { classOfferCopy as en } from './en/class-offer.ts';
import { classOfferCopy as id } from './id/class-offer.ts';

export const classOfferCopy = inLanguage({ id, en });
