import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/admin-users.ts';
import * as id from './id/admin-users.ts';

export const usersCopy = inLanguage({ id: id.usersCopy, en: en.usersCopy });
export const roleCopy = inLanguage({ id: id.roleCopy, en: en.roleCopy });
export const adminChangeCopy = inLanguage({ id: id.adminChangeCopy, en: en.adminChangeCopy });
export const accountActionCopy = inLanguage({ id: id.accountActionCopy, en: en.accountActionCopy });
export const resetSecondFactorCopy = inLanguage({
  id: id.resetSecondFactorCopy,
  en: en.resetSecondFactorCopy,
});
export const detailsCopy = inLanguage({ id: id.detailsCopy, en: en.detailsCopy });
