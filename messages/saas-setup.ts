import { inLanguage } from '#shared/language/language.ts';
import { saasSetupCopy as en } from './en/saas-setup.ts';
import { saasSetupCopy as id } from './id/saas-setup.ts';

export const saasSetupCopy = inLanguage({ id, en });
