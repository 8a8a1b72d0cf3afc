import { inLanguage } from '#shared/language/language.ts';

/** The conversation as the consultant reads it in the lead. */
export const assistantMailCopy = inLanguage({
  id: {
    asked: (question: string) => `Tanya: ${question}`,
    unanswered: '(tidak terjawab)',
  },
  en: {
    asked: (question) => `Question: ${question}`,
    unanswered: '(not answered)',
  },
});
