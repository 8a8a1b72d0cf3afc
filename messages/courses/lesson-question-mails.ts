import { inLanguage } from '#shared/language/language.ts';

export const lessonQuestionMailCopy = inLanguage({
  id: {
    askedSubject: (lesson: string) => `Pertanyaan di pelajaran: ${lesson}`,
    from: 'Dari',
    lesson: 'Pelajaran',
    answer: 'Jawab pertanyaan',
    answeredSubject: (lesson: string) => `Pertanyaan Anda dijawab: ${lesson}`,
    youAsked: (question: string) => `Pertanyaan Anda:\n${question}`,
    open: 'Buka pelajaran',
  },
  en: {
    askedSubject: (lesson) => `Question under a lesson: ${lesson}`,
    from: 'From',
    lesson: 'Lesson',
    answer: 'Answer the question',
    answeredSubject: (lesson) => `Your question is answered: ${lesson}`,
    youAsked: (question) => `Your question:\n${question}`,
    open: 'Open the lesson',
  },
});
