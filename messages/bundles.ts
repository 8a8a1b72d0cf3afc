import { inLanguage } from '#shared/language/language.ts';
import { bundleCopy as en } from './en/bundles.ts';
import { bundleCopy as id } from './id/bundles.ts';

export const bundleCopy = inLanguage({ id, en });
