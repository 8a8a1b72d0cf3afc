import { inLanguage } from '#shared/language/language.ts';
import { roleLabels as en } from './en/roles.ts';
import { roleLabels as id } from './id/roles.ts';

export const roleLabels = inLanguage({ id, en });
