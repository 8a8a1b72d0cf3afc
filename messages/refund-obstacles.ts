import { inLanguage } from '#shared/language/language.ts';
import { refundObstacles as en } from './en/refund-obstacles.ts';
import { refundObstacles as id } from './id/refund-obstacles.ts';

export const refundObstacles = inLanguage({ id, en });
