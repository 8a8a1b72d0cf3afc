import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-product-form.ts';
import * as id from './id/admin-product-form.ts';

export const formCopy = inLanguage({ id: id.formCopy, en: en.formCopy });
export const partsCopy = inLanguage({ id: id.partsCopy, en: en.partsCopy });
export const fieldValueCopy = inLanguage({ id: id.fieldValueCopy, en: en.fieldValueCopy });
export const livePreviewCopy = inLanguage({ id: id.livePreviewCopy, en: en.livePreviewCopy });
export const timesCopy = inLanguage({ id: id.timesCopy, en: en.timesCopy });
export const readinessCopy = inLanguage({ id: id.readinessCopy, en: en.readinessCopy });
export const conflictCopy = inLanguage({ id: id.conflictCopy, en: en.conflictCopy });
