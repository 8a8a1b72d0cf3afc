import { inLanguage } from '#shared/language/language.ts';
import { chartCopy as en } from './en/charts.ts';
import { chartCopy as id } from './id/charts.ts';

export const chartCopy = inLanguage({ id, en });
