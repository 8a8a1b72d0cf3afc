import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/portfolio.ts';
import * as id from './id/portfolio.ts';

export const portfolioCopy = inLanguage({ id: id.portfolioCopy, en: en.portfolioCopy });
export const caseStudyCopy = inLanguage({ id: id.caseStudyCopy, en: en.caseStudyCopy });
