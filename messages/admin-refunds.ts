import { inLanguage } from '#shared/language/language.ts';
import { refundsCopy as en } from './en/admin-refunds.ts';
import { refundsCopy as id } from './id/admin-refunds.ts';

export const refundsCopy = inLanguage({ id, en });
