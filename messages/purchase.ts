import { inLanguage } from '#shared/language/language.ts';
import { purchaseCopy as en } from './en/purchase.ts';
import { purchaseCopy as id } from './id/purchase.ts';

export const purchaseCopy = inLanguage({ id, en });
