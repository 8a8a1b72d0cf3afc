import { inLanguage } from '#shared/language/language.ts';
import { guestCheckoutCopy as en } from './en/guest-checkout.ts';
import { guestCheckoutCopy as id } from './id/guest-checkout.ts';

export const guestCheckoutCopy = inLanguage({ id, en });
