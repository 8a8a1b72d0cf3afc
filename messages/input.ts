import { inLanguage } from '#shared/language/language.ts';
import { inputCopy as en } from './en/input.ts';
import { inputCopy as id } from './id/input.ts';

export const inputCopy = inLanguage({ id, en });
