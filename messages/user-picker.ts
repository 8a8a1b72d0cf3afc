import { inLanguage } from '#shared/language/language.ts';
import { userPickerCopy as en } from './en/user-picker.ts';
import { userPickerCopy as id } from './id/user-picker.ts';

export const userPickerCopy = inLanguage({ id, en });
