import { inLanguage } from '#shared/language/language.ts';
import { dashboardCopy as en } from './en/admin-dashboard.ts';
import { dashboardCopy as id } from './id/admin-dashboard.ts';

export const dashboardCopy = inLanguage({ id, en });
