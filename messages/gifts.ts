import { inLanguage } from '#shared/language/language.ts';
import { giftsCopy as en } from './en/gifts.ts';
import { giftsCopy as id } from './id/gifts.ts';

export const giftsCopy = inLanguage({ id, en });
