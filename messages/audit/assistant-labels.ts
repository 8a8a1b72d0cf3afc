import { inLanguage } from '#shared/language/language.ts';

export const assistantAuditLabels = inLanguage({
  id: {
    actions: {
      'assistant.budgets_changed': 'Anggaran asisten diubah',
      'assistant.price_set': 'Harga asisten dicatat',
      'assistant.conversation_deleted': 'Percakapan asisten dihapus',
    },
    subjects: { assistant: 'Asisten' },
    fields: {
      monthly_budget: 'Anggaran per bulan',
      daily_budget: 'Anggaran per orang per hari',
      input: 'Sejuta token masuk',
      output: 'Sejuta token keluar',
    },
  },
  en: {
    actions: {
      'assistant.budgets_changed': 'Assistant budgets changed',
      'assistant.price_set': 'Assistant price set',
      'assistant.conversation_deleted': 'Assistant conversation deleted',
    },
    subjects: { assistant: 'Assistant' },
    fields: {
      monthly_budget: 'Budget of a month',
      daily_budget: 'Budget of a person and day',
      input: 'A million tokens sent',
      output: 'A million tokens answered',
    },
  },
});
