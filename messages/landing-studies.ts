import { inLanguage } from '#shared/language/language.ts';
import { caseStudyCopy as en } from './en/landing-studies.ts';
import { caseStudyCopy as id } from './id/landing-studies.ts';

export const caseStudyCopy = inLanguage({ id, en });
