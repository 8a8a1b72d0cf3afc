import { inLanguage } from '#shared/language/language.ts';
import { auditSlotsCopy as en } from './en/audit-slots.ts';
import { auditSlotsCopy as id } from './id/audit-slots.ts';

export const auditSlotsCopy = inLanguage({ id, en });
