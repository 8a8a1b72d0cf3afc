import { inLanguage } from '#shared/language/language.ts';
import { footerCopy as en } from './en/footer.ts';
import { footerCopy as id } from './id/footer.ts';

export const footerCopy = inLanguage({ id, en });
