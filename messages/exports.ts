import { inLanguage } from '#shared/language/language.ts';
import { exportHeadings as en } from './en/exports.ts';
import { exportHeadings as id } from './id/exports.ts';

export const exportHeadings = inLanguage({ id, en });
