import { inLanguage } from '#shared/language/language.ts';
import { purchaseStatusCopy as en } from './en/purchase-status.ts';
import { purchaseStatusCopy as id } from './id/purchase-status.ts';

export const purchaseStatusCopy = inLanguage({ id, en });
