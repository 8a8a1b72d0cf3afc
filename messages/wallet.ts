import { inLanguage } from '#shared/language/language.ts';
import { walletCopy as en } from './en/wallet.ts';
import { walletCopy as id } from './id/wallet.ts';

export const walletCopy = inLanguage({ id, en });
