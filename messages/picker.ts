import { inLanguage } from '#shared/language/language.ts';
import { pickerCopy as en } from './en/picker.ts';
import { pickerCopy as id } from './id/picker.ts';

export const pickerCopy = inLanguage({ id, en });
