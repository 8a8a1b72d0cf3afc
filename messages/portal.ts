import { inLanguage } from '#shared/language/language.ts';
import { portalCopy as en } from './en/portal.ts';
import { portalCopy as id } from './id/portal.ts';

export const portalCopy = inLanguage({ id, en });
