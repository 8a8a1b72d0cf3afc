import { inLanguage } from '#shared/language/language.ts';
import { heroCopy as en } from './en/landing-hero.ts';
import { heroCopy as id } from './id/landing-hero.ts';

export const heroCopy = inLanguage({ id, en });
