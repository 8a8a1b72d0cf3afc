import { inLanguage } from '#shared/language/language.ts';
import { callsCopy as en } from './en/calls.ts';
import { callsCopy as id } from './id/calls.ts';

export const callsCopy = inLanguage({ id, en });
