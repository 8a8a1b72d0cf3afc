import { inLanguage } from '#shared/language/language.ts';
import { reviewsCopy as en } from './en/reviews.ts';
import { reviewsCopy as id } from './id/reviews.ts';

export const reviewsCopy = inLanguage({ id, en });
