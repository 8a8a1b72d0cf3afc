import { inLanguage } from '#shared/language/language.ts';

export const whatsappAuditLabels = inLanguage({
  id: {
    actions: {
      'whatsapp.ceiling_changed': 'Batas biaya WhatsApp diubah',
      'whatsapp.price_set': 'Harga WhatsApp dicatat',
    },
    subjects: { whatsapp: 'WhatsApp' },
    fields: { monthly_ceiling: 'Batas per bulan', valid_from: 'Berlaku sejak' },
  },
  en: {
    actions: {
      'whatsapp.ceiling_changed': 'WhatsApp ceiling changed',
      'whatsapp.price_set': 'WhatsApp price set',
    },
    subjects: { whatsapp: 'WhatsApp' },
    fields: { monthly_ceiling: 'Ceiling of a month', valid_from: 'Valid from' },
  },
});
