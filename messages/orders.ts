import { inLanguage } from '#shared/language/language.ts';
import { ordersCopy as en } from './en/orders.ts';
import { ordersCopy as id } from './id/orders.ts';

export const ordersCopy = inLanguage({ id, en });
