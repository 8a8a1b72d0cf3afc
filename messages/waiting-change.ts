import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/waiting-change.ts';
import * as id from './id/waiting-change.ts';

export const waitingChangeCopy = inLanguage({ id: id.waitingChangeCopy, en: en.waitingChangeCopy });
