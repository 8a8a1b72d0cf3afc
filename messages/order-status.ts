import { inLanguage } from '#shared/language/language.ts';
import { orderStatusLabels as en } from './en/order-status.ts';
import { orderStatusLabels as id } from './id/order-status.ts';

export const orderStatusLabels = inLanguage({ id, en });
