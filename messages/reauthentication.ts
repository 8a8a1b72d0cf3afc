import { inLanguage } from '#shared/language/language.ts';
import { reauthenticationCopy as en } from './en/reauthentication.ts';
import { reauthenticationCopy as id } from './id/reauthentication.ts';

export const reauthenticationCopy = inLanguage({ id, en });
