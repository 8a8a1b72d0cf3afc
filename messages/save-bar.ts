import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/save-bar.ts';
import * as id from './id/save-bar.ts';

export const saveBarCopy = inLanguage({ id: id.saveBarCopy, en: en.saveBarCopy });
export const formSectionsCopy = inLanguage({ id: id.formSectionsCopy, en: en.formSectionsCopy });
