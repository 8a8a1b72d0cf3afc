import type { auditSlotsCopy as id } from '../id/audit-slots.ts';

export const auditSlotsCopy: typeof id = {
  minutes: 'About two minutes',
  left: (total) => `of ${total} slots left`,
  month: (name) => `until the end of ${name}`,
};
